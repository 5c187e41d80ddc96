# Made by `python -m ludkit.ludemes.stating.stub` from the schema of Ludii 1.3.12; do not edit.
# ruff: noqa
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
"""The constructors: a function for every ludeme, a name for every constant."""

from collections.abc import Sequence
from typing import Any, overload

from ludkit.ludemes.around import angle as angle
from ludkit.ludemes.around import bare as bare
from ludkit.ludemes.around import call as call
from ludkit.ludemes.around import comment as comment
from ludkit.ludemes.around import commented as commented
from ludkit.ludemes.around import define as define
from ludkit.ludemes.around import document as document
from ludkit.ludemes.around import fragment as fragment
from ludkit.ludemes.around import interval as interval
from ludkit.ludemes.around import item as item
from ludkit.ludemes.around import named as named
from ludkit.ludemes.around import number as number
from ludkit.ludemes.around import option as option
from ludkit.ludemes.around import parameter as parameter
from ludkit.ludemes.around import reference as reference
from ludkit.ludemes.around import ruleset as ruleset
from ludkit.ludemes.around import rulesets as rulesets
from ludkit.ludemes.around import stars as stars
from ludkit.ludemes.around import use as use
from ludkit.ludemes.around import useFor as useFor
from ludkit.ludemes.around import word as word
from ludkit.ludemes.stating.expression import Expression

class _API(Expression): ...
class _Equipment(Expression): ...
class _Item(Expression): ...
class _Path(Expression): ...
class _board_Track(Expression): ...
class _AllGroupsType(Expression): ...
class _AllSimpleType(Expression): ...
class _AllSitesType(Expression): ...
class _AllValuesType(Expression): ...
class _CanType(Expression): ...
class _AllPuzzleType(Expression): ...
class _IsPuzzleGraphType(Expression): ...
class _IsPuzzleRegionResultType(Expression): ...
class _IsPuzzleSimpleType(Expression): ...
class _IsAngleType(Expression): ...
class _IsComponentType(Expression): ...
class _IsConnectType(Expression): ...
class _IsEdgeType(Expression): ...
class _IsGraphType(Expression): ...
class _IsHiddenType(Expression): ...
class _IsInType(Expression): ...
class _IsIntegerType(Expression): ...
class _IsLineType(Expression): ...
class _IsLoopType(Expression): ...
class _IsPathType(Expression): ...
class _IsPatternType(Expression): ...
class _IsPlayerType(Expression): ...
class _IsRegularGraphType(Expression): ...
class _IsRelationType(Expression): ...
class _IsRepeatType(Expression): ...
class _IsSimpleType(Expression): ...
class _IsSiteType(Expression): ...
class _IsStringType(Expression): ...
class _IsTargetType(Expression): ...
class _IsTreeType(Expression): ...
class _IsTriggeredType(Expression): ...
class _NoMoveType(Expression): ...
class _NoPieceType(Expression): ...
class _WasType(Expression): ...
class _RandomDirectionType(Expression): ...
class _BrickShapeType(Expression): ...
class _HexShapeType(Expression): ...
class _DiagonalsType(Expression): ...
class _SquareShapeType(Expression): ...
class _TilingType(Expression): ...
class _TriShapeType(Expression): ...
class _ShapeStarType(Expression): ...
class _ConcentricShapeType(Expression): ...
class _PlayersManyType(Expression): ...
class _PlayersTeamType(Expression): ...
class _SizesGroupType(Expression): ...
class _ValuesStringType(Expression): ...
class _WhereLevelType(Expression): ...
class _CardSimpleType(Expression): ...
class _CardSiteType(Expression): ...
class _CountComponentType(Expression): ...
class _CountGroupsType(Expression): ...
class _CountLibertiesType(Expression): ...
class _CountSimpleType(Expression): ...
class _CountSiteType(Expression): ...
class _CountStackType(Expression): ...
class _CountStepsOnTrackType(Expression): ...
class _CountStepsType(Expression): ...
class _CountValueType(Expression): ...
class _LastType(Expression): ...
class _SizeArrayType(Expression): ...
class _SizeGroupType(Expression): ...
class _SizeLargePieceType(Expression): ...
class _SizeSiteType(Expression): ...
class _SizeTerritoryType(Expression): ...
class _TrackSiteFirstType(Expression): ...
class _TrackSiteMoveType(Expression): ...
class _TrackSiteType(Expression): ...
class _ValueComponentType(Expression): ...
class _ValuePlayerType(Expression): ...
class _ValueRandomType(Expression): ...
class _ValueSimpleType(Expression): ...
class _region_foreach_ForEachLevelType(Expression): ...
class _LastRegionType(Expression): ...
class _LineOfSightType(Expression): ...
class _SitesAroundType(Expression): ...
class _SitesBetweenType(Expression): ...
class _SitesCrossingType(Expression): ...
class _SitesDirectionType(Expression): ...
class _SitesDistanceType(Expression): ...
class _SitesEdgeType(Expression): ...
class _SitesGroupType(Expression): ...
class _SitesHiddenType(Expression): ...
class _SitesIncidentType(Expression): ...
class _SitesIndexType(Expression): ...
class _SitesLargePieceType(Expression): ...
class _SitesLineOfSightType(Expression): ...
class _SitesLoopType(Expression): ...
class _SitesMoveType(Expression): ...
class _SitesOccupiedType(Expression): ...
class _SitesPatternType(Expression): ...
class _SitesPieceType(Expression): ...
class _SitesPlayerType(Expression): ...
class _SitesRandomType(Expression): ...
class _SitesSideType(Expression): ...
class _SitesSimpleType(Expression): ...
class _SitesTrackType(Expression): ...
class _Games(Expression): ...
class _Subgame(Expression): ...
class _Mode(Expression): ...
class _players_Player(Expression): ...
class _game_players_Players(Expression): ...
class _rules_Rules(Expression): ...
class _EndRule(Expression): ...
class _Result(Expression): ...
class _Meta(Expression): ...
class _NoRepeatType(Expression): ...
class _NoSimpleType(Expression): ...
class _phase_Phase(Expression): ...
class _Play(Expression): ...
class _MoveBetType(Expression): ...
class _MoveFromToType(Expression): ...
class _MoveHopType(Expression): ...
class _MoveLeapType(Expression): ...
class _MoveMessageType(Expression): ...
class _MovePromoteType(Expression): ...
class _MoveRemoveType(Expression): ...
class _MoveSelectType(Expression): ...
class _MoveSetType(Expression): ...
class _MoveShootType(Expression): ...
class _MoveSimpleType(Expression): ...
class _MoveSiteType(Expression): ...
class _MoveSlideType(Expression): ...
class _MoveStepType(Expression): ...
class _MoveSwapType(Expression): ...
class _Then(Expression): ...
class _MaxDistanceType(Expression): ...
class _MaxMovesType(Expression): ...
class _SetHiddenType(Expression): ...
class _SetNextPlayerType(Expression): ...
class _SetPendingType(Expression): ...
class _SetPlayerType(Expression): ...
class _SetRotationType(Expression): ...
class _SetSiteType(Expression): ...
class _SetTeamType(Expression): ...
class _SetTrumpType(Expression): ...
class _SetValueType(Expression): ...
class _SetVarType(Expression): ...
class _ForgetValueAllType(Expression): ...
class _ForgetValueType(Expression): ...
class _RememberStateType(Expression): ...
class _RememberValueType(Expression): ...
class _SwapPlayersType(Expression): ...
class _SwapSitesType(Expression): ...
class _TakeControlType(Expression): ...
class _TakeSimpleType(Expression): ...
class _ForEachDieType(Expression): ...
class _ForEachDirectionType(Expression): ...
class _ForEachGroupType(Expression): ...
class _operators_foreach_ForEachLevelType(Expression): ...
class _ForEachPieceType(Expression): ...
class _ForEachPlayerType(Expression): ...
class _ForEachSiteType(Expression): ...
class _ForEachValueType(Expression): ...
class _Start(Expression): ...
class _ForEachStartValueType(Expression): ...
class _ForEachTeamType(Expression): ...
class _PlaceRandomType(Expression): ...
class _PlaceStackType(Expression): ...
class _SetRememberValueType(Expression): ...
class _SetStartGraphType(Expression): ...
class _SetStartHiddenType(Expression): ...
class _SetStartPlayerType(Expression): ...
class _SetStartPlayersType(Expression): ...
class _SetStartSitesType(Expression): ...
class _SplitType(Expression): ...
class _BasisType(Expression): ...
class _HiddenData(Expression): ...
class _LandmarkType(Expression): ...
class _PuzzleElementType(Expression): ...
class _RegionTypeDynamic(Expression): ...
class _RegionTypeStatic(Expression): ...
class _RelationType(Expression): ...
class _ShapeType(Expression): ...
class _SiteType(Expression): ...
class _StepType(Expression): ...
class _StoreType(Expression): ...
class _TilingBoardlessType(Expression): ...
class _TrackStepType(Expression): ...
class _TrackType(Expression): ...
class _CardType(Expression): ...
class _DealableType(Expression): ...
class _types_dummy(Expression): ...
class _GravityType(Expression): ...
class _ModeType(Expression): ...
class _PassEndType(Expression): ...
class _PinType(Expression): ...
class _PrevType(Expression): ...
class _RepetitionType(Expression): ...
class _ResultType(Expression): ...
class _RoleType(Expression): ...
class _WhenType(Expression): ...
class _GameType(Expression): ...
class _Direction(Expression): ...
class _DirectionFacing(Expression): ...
class _DirectionType(Expression): ...
class _DirectionUniqueName(Expression): ...
class _StackDirection(Expression): ...
class _util_dummy(Expression): ...
class _Payoff(Expression): ...
class _end_Score(Expression): ...
class _equipment_Card(Expression): ...
class _equipment_Hint(Expression): ...
class _equipment_Region(Expression): ...
class _equipment_TrackStep(Expression): ...
class _equipment_Values(Expression): ...
class _Bucket(Expression): ...
class _GraphElement(Expression): ...
class _ItemScore(Expression): ...
class _MeasureGraph(Expression): ...
class _Perimeter(Expression): ...
class _Poly(Expression): ...
class _Properties(Expression): ...
class _Radial(Expression): ...
class _Radials(Expression): ...
class _Situation(Expression): ...
class _graph_Step(Expression): ...
class _Steps(Expression): ...
class _Trajectories(Expression): ...
class _math_Count(Expression): ...
class _math_Pair(Expression): ...
class _moves_Between(Expression): ...
class _Flips(Expression): ...
class _moves_From(Expression): ...
class _moves_Piece(Expression): ...
class _moves_Player(Expression): ...
class _moves_To(Expression): ...
class _Optimiser(Expression): ...
class _MetadataItem(Expression): ...
class _HeuristicUtil(Expression): ...
class _Graphics(Expression): ...
class _BoardBooleanType(Expression): ...
class _BoardColourType(Expression): ...
class _BoardCurvatureType(Expression): ...
class _BoardPlacementType(Expression): ...
class _BoardStyleThicknessType(Expression): ...
class _BoardStyleType(Expression): ...
class _HandPlacementType(Expression): ...
class _NoBooleanType(Expression): ...
class _piece_PieceColourType(Expression): ...
class _PieceFamiliesType(Expression): ...
class _PieceGroundType(Expression): ...
class _PieceNameType(Expression): ...
class _PieceReflectType(Expression): ...
class _PieceRotateType(Expression): ...
class _PieceScaleByType(Expression): ...
class _PieceScaleType(Expression): ...
class _PieceStyleType(Expression): ...
class _PlayerColourType(Expression): ...
class _PlayerNameType(Expression): ...
class _RegionColourType(Expression): ...
class _ShowBooleanType(Expression): ...
class _ShowCheckType(Expression): ...
class _ShowComponentDataType(Expression): ...
class _ShowComponentType(Expression): ...
class _ShowEdgeType(Expression): ...
class _ShowLineType(Expression): ...
class _ShowScoreType(Expression): ...
class _ShowSiteDataType(Expression): ...
class _ShowSiteType(Expression): ...
class _ShowSymbolType(Expression): ...
class _EdgeInfoGUI(Expression): ...
class _MetadataFunctions(Expression): ...
class _MetadataImageInfo(Expression): ...
class _ScoreDisplayInfo(Expression): ...
class _ValueDisplayInfo(Expression): ...
class _ColourRoutines(Expression): ...
class _Recon(Expression): ...
class _Game(_API): ...
class _Component(_Item): ...
class _Container(_Item): ...
class _Dominoes(_Item): ...
class _Hints(_Item): ...
class _Map(_Item): ...
class _Regions(_Item): ...
class _BooleanFunction(_GameType): ...
class _DimFunction(_GameType): ...
class _DirectionsFunction(_Direction): ...
class _FloatFunction(_GameType): ...
class _GraphFunction(_GameType): ...
class _IntArrayFunction(_GameType): ...
class _IntFunction(_GameType): ...
class _RangeFunction(_GameType): ...
class _RegionFunction(_GameType): ...
class _TrackStepFunction(_GameType): ...
class _Rule(_GameType): ...
class _BaseEndRule(_EndRule): ...
class _ByScore(_Result): ...
class _Payoffs(_Result): ...
class _Moves(_GameType): ...
class _AbsoluteDirection(_Direction): ...
class _CompassDirection(_DirectionFacing): ...
class _RelativeDirection(_Direction): ...
class _RotationalDirection(_DirectionFacing): ...
class _SpatialDirection(_DirectionFacing): ...
class _graph_Edge(_GraphElement): ...
class _graph_Face(_GraphElement): ...
class _Vertex(_GraphElement): ...
class _Metadata(_MetadataItem): ...
class _AIItem(_MetadataItem): ...
class _Ai(_MetadataItem): ...
class _misc_Pair(_MetadataItem): ...
class _GraphicsItem(_MetadataItem): ...
class _BoardGraphicsType(_MetadataItem): ...
class _ComponentStyleType(_MetadataItem): ...
class _ContainerStyleType(_MetadataItem): ...
class _CurveType(_MetadataItem): ...
class _Info(_MetadataItem): ...
class _InfoItem(_MetadataItem): ...
class _ReconItem(_MetadataItem): ...
class _component_Card(_Component): ...
class _Die(_Component): ...
class _component_Piece(_Component): ...
class _Domino(_Component): ...
class _Tile(_Component): ...
class _container_board_Board(_Container): ...
class _Deck(_Container): ...
class _Dice(_Container): ...
class _other_Hand(_Container): ...
class _BaseBooleanFunction(_BooleanFunction): ...
class _BaseDimFunction(_DimFunction): ...
class _directions_Difference(_DirectionsFunction): ...
class _Directions(_DirectionsFunction): ...
class _directions_If(_DirectionsFunction): ...
class _directions_Union(_DirectionsFunction): ...
class _BaseFloatFunction(_FloatFunction): ...
class _BaseGraphFunction(_GraphFunction): ...
class _Tiling3464ShapeType(_GraphicsItem): ...
class _BaseIntArrayFunction(_IntArrayFunction): ...
class _BaseIntFunction(_IntFunction): ...
class _BaseRangeFunction(_RangeFunction): ...
class _BaseRegionFunction(_RegionFunction): ...
class _BaseTrackStepFunction(_TrackStepFunction): ...
class _Match(_Game): ...
class _End(_Rule): ...
class _end_ForEach(_BaseEndRule): ...
class _end_If(_BaseEndRule): ...
class _MetaRule(_Rule): ...
class _BaseMoves(_Moves): ...
class _Decision(_Moves): ...
class _NonDecision(_Moves): ...
class _Apply(_Moves): ...
class _Random(_Moves): ...
class _StartRule(_Rule): ...
class _SuitType(_GraphicsItem): ...
class _Agent(_AIItem): ...
class _Selection(_AIItem): ...
class _FeatureSet(_AIItem): ...
class _Features(_AIItem): ...
class _FeatureTrees(_AIItem): ...
class _DecisionTree(_AIItem): ...
class _DecisionTreeNode(_AIItem): ...
class _LogitNode(_AIItem): ...
class _LogitTree(_AIItem): ...
class _Heuristics(_AIItem): ...
class _HeuristicTerm(_AIItem): ...
class _HeuristicTransformation(_AIItem): ...
class _graphics_board_Board(_GraphicsItem): ...
class _BoardCheckered(_GraphicsItem): ...
class _BoardColour(_GraphicsItem): ...
class _BoardCurvature(_GraphicsItem): ...
class _BoardBackground(_GraphicsItem): ...
class _BoardForeground(_GraphicsItem): ...
class _BoardPlacement(_GraphicsItem): ...
class _BoardShape(_GraphicsItem): ...
class _BoardStyle(_GraphicsItem): ...
class _BoardStyleThickness(_GraphicsItem): ...
class _hand_Hand(_GraphicsItem): ...
class _HandPlacement(_GraphicsItem): ...
class _NoAnimation(_GraphicsItem): ...
class _NoBoard(_GraphicsItem): ...
class _NoCurves(_GraphicsItem): ...
class _NoDicePips(_GraphicsItem): ...
class _NoSunken(_GraphicsItem): ...
class _graphics_no_No(_GraphicsItem): ...
class _HiddenImage(_GraphicsItem): ...
class _StackType(_GraphicsItem): ...
class _SuitRanking(_GraphicsItem): ...
class _piece_Piece(_GraphicsItem): ...
class _PieceColour(_GraphicsItem): ...
class _PieceFamilies(_GraphicsItem): ...
class _PieceBackground(_GraphicsItem): ...
class _PieceForeground(_GraphicsItem): ...
class _PieceAddStateToName(_GraphicsItem): ...
class _PieceExtendName(_GraphicsItem): ...
class _PieceRename(_GraphicsItem): ...
class _PieceRotate(_GraphicsItem): ...
class _PieceScale(_GraphicsItem): ...
class _PieceStyle(_GraphicsItem): ...
class _player_Player(_GraphicsItem): ...
class _PlayerColour(_GraphicsItem): ...
class _PlayerName(_GraphicsItem): ...
class _AdversarialPuzzle(_GraphicsItem): ...
class _DrawHint(_GraphicsItem): ...
class _HintLocation(_GraphicsItem): ...
class _region_Region(_GraphicsItem): ...
class _RegionColour(_GraphicsItem): ...
class _ShowCost(_GraphicsItem): ...
class _ShowCurvedEdges(_GraphicsItem): ...
class _ShowEdgeDirections(_GraphicsItem): ...
class _ShowLocalStateHoles(_GraphicsItem): ...
class _ShowPits(_GraphicsItem): ...
class _ShowPlayerHoles(_GraphicsItem): ...
class _ShowPossibleMoves(_GraphicsItem): ...
class _ShowRegionOwner(_GraphicsItem): ...
class _ShowStraightEdges(_GraphicsItem): ...
class _Show(_GraphicsItem): ...
class _ShowCheck(_GraphicsItem): ...
class _ShowPieceState(_GraphicsItem): ...
class _ShowPieceValue(_GraphicsItem): ...
class _ShowEdges(_GraphicsItem): ...
class _ShowLine(_GraphicsItem): ...
class _ShowScore(_GraphicsItem): ...
class _ShowSitesAsHoles(_GraphicsItem): ...
class _ShowSitesIndex(_GraphicsItem): ...
class _ShowSitesShape(_GraphicsItem): ...
class _ShowSymbol(_GraphicsItem): ...
class _ControllerType(_GraphicsItem): ...
class _EdgeType(_GraphicsItem): ...
class _HoleType(_GraphicsItem): ...
class _LineStyle(_GraphicsItem): ...
class _util_PieceColourType(_GraphicsItem): ...
class _PieceStackType(_GraphicsItem): ...
class _PuzzleDrawHintType(_GraphicsItem): ...
class _PuzzleHintLocationType(_GraphicsItem): ...
class _StackPropertyType(_GraphicsItem): ...
class _ValueLocationType(_GraphicsItem): ...
class _WhenScoreType(_GraphicsItem): ...
class _Colour(_GraphicsItem): ...
class _UserColourType(_GraphicsItem): ...
class _Aliases(_InfoItem): ...
class _Author(_InfoItem): ...
class _Classification(_InfoItem): ...
class _Credit(_InfoItem): ...
class _Date(_InfoItem): ...
class _Description(_InfoItem): ...
class _database_Id(_InfoItem): ...
class _Origin(_InfoItem): ...
class _Publisher(_InfoItem): ...
class _database_Rules(_InfoItem): ...
class _Source(_InfoItem): ...
class _Version(_InfoItem): ...
class _Concept(_ReconItem): ...
class _Boardless(_container_board_Board): ...
class _MancalaBoard(_container_board_Board): ...
class _SurakartaBoard(_container_board_Board): ...
class _BooleanConstant(_BaseBooleanFunction): ...
class _ToBool(_BaseBooleanFunction): ...
class _booleans_all_All(_BaseBooleanFunction): ...
class _AllGroups(_BaseBooleanFunction): ...
class _AllDiceEqual(_BaseBooleanFunction): ...
class _AllDiceUsed(_BaseBooleanFunction): ...
class _AllPassed(_BaseBooleanFunction): ...
class _sites_AllDifferent(_BaseBooleanFunction): ...
class _AllSites(_BaseBooleanFunction): ...
class _AllValues(_BaseBooleanFunction): ...
class _Can(_BaseBooleanFunction): ...
class _CanMove(_BaseBooleanFunction): ...
class _ForAll(_BaseBooleanFunction): ...
class _deductionPuzzle_all_All(_BaseBooleanFunction): ...
class _all_AllDifferent(_BaseBooleanFunction): ...
class _deductionPuzzle_is_Is(_BaseBooleanFunction): ...
class _IsUnique(_BaseBooleanFunction): ...
class _IsCount(_BaseBooleanFunction): ...
class _IsSum(_BaseBooleanFunction): ...
class _IsSolved(_BaseBooleanFunction): ...
class _IsHidden(_BaseBooleanFunction): ...
class _IsHiddenCount(_BaseBooleanFunction): ...
class _IsHiddenRotation(_BaseBooleanFunction): ...
class _IsHiddenState(_BaseBooleanFunction): ...
class _IsHiddenValue(_BaseBooleanFunction): ...
class _IsHiddenWhat(_BaseBooleanFunction): ...
class _IsHiddenWho(_BaseBooleanFunction): ...
class _booleans_is_Is(_BaseBooleanFunction): ...
class _IsAcute(_BaseBooleanFunction): ...
class _IsObtuse(_BaseBooleanFunction): ...
class _IsReflex(_BaseBooleanFunction): ...
class _IsRight(_BaseBooleanFunction): ...
class _IsThreatened(_BaseBooleanFunction): ...
class _IsWithin(_BaseBooleanFunction): ...
class _IsBlocked(_BaseBooleanFunction): ...
class _IsConnected(_BaseBooleanFunction): ...
class _IsCrossing(_BaseBooleanFunction): ...
class _IsLastFrom(_BaseBooleanFunction): ...
class _IsLastTo(_BaseBooleanFunction): ...
class _IsIn(_BaseBooleanFunction): ...
class _IsAnyDie(_BaseBooleanFunction): ...
class _IsEven(_BaseBooleanFunction): ...
class _IsFlat(_BaseBooleanFunction): ...
class _IsOdd(_BaseBooleanFunction): ...
class _IsPipsMatch(_BaseBooleanFunction): ...
class _IsSidesMatch(_BaseBooleanFunction): ...
class _IsVisited(_BaseBooleanFunction): ...
class _IsLine(_BaseBooleanFunction): ...
class _IsLoop(_BaseBooleanFunction): ...
class _IsPath(_BaseBooleanFunction): ...
class _IsPattern(_BaseBooleanFunction): ...
class _IsActive(_BaseBooleanFunction): ...
class _IsEnemy(_BaseBooleanFunction): ...
class _IsFriend(_BaseBooleanFunction): ...
class _IsMover(_BaseBooleanFunction): ...
class _IsNext(_BaseBooleanFunction): ...
class _IsPrev(_BaseBooleanFunction): ...
class _IsRegularGraph(_BaseBooleanFunction): ...
class _IsRelated(_BaseBooleanFunction): ...
class _IsRepeat(_BaseBooleanFunction): ...
class _IsCycle(_BaseBooleanFunction): ...
class _IsFull(_BaseBooleanFunction): ...
class _IsPending(_BaseBooleanFunction): ...
class _IsEmpty(_BaseBooleanFunction): ...
class _IsOccupied(_BaseBooleanFunction): ...
class _IsDecided(_BaseBooleanFunction): ...
class _IsProposed(_BaseBooleanFunction): ...
class _IsTarget(_BaseBooleanFunction): ...
class _IsCaterpillarTree(_BaseBooleanFunction): ...
class _IsSpanningTree(_BaseBooleanFunction): ...
class _IsTree(_BaseBooleanFunction): ...
class _IsTreeCentre(_BaseBooleanFunction): ...
class _IsTriggered(_BaseBooleanFunction): ...
class _math_And(_BaseBooleanFunction): ...
class _Equals(_BaseBooleanFunction): ...
class _Ge(_BaseBooleanFunction): ...
class _Gt(_BaseBooleanFunction): ...
class _booleans_math_If(_BaseBooleanFunction): ...
class _Le(_BaseBooleanFunction): ...
class _Lt(_BaseBooleanFunction): ...
class _Not(_BaseBooleanFunction): ...
class _NotEqual(_BaseBooleanFunction): ...
class _math_Or(_BaseBooleanFunction): ...
class _Xor(_BaseBooleanFunction): ...
class _booleans_no_No(_BaseBooleanFunction): ...
class _NoMoves(_BaseBooleanFunction): ...
class _NoPieces(_BaseBooleanFunction): ...
class _Was(_BaseBooleanFunction): ...
class _WasPass(_BaseBooleanFunction): ...
class _DimConstant(_BaseDimFunction): ...
class _dim_math_Abs(_BaseDimFunction): ...
class _dim_math_Add(_BaseDimFunction): ...
class _dim_math_Div(_BaseDimFunction): ...
class _dim_math_Max(_BaseDimFunction): ...
class _dim_math_Min(_BaseDimFunction): ...
class _dim_math_Mul(_BaseDimFunction): ...
class _dim_math_Pow(_BaseDimFunction): ...
class _dim_math_Sub(_BaseDimFunction): ...
class _FloatConstant(_BaseFloatFunction): ...
class _ToFloat(_BaseFloatFunction): ...
class _floats_math_Abs(_BaseFloatFunction): ...
class _floats_math_Add(_BaseFloatFunction): ...
class _Cos(_BaseFloatFunction): ...
class _floats_math_Div(_BaseFloatFunction): ...
class _Exp(_BaseFloatFunction): ...
class _Log(_BaseFloatFunction): ...
class _Log10(_BaseFloatFunction): ...
class _floats_math_Max(_BaseFloatFunction): ...
class _floats_math_Min(_BaseFloatFunction): ...
class _floats_math_Mul(_BaseFloatFunction): ...
class _floats_math_Pow(_BaseFloatFunction): ...
class _Sin(_BaseFloatFunction): ...
class _Sqrt(_BaseFloatFunction): ...
class _floats_math_Sub(_BaseFloatFunction): ...
class _Tan(_BaseFloatFunction): ...
class _Basis(_BaseGraphFunction): ...
class _Regular(_BaseGraphFunction): ...
class _Repeat(_BaseGraphFunction): ...
class _operators_Add(_BaseGraphFunction): ...
class _Clip(_BaseGraphFunction): ...
class _Complete(_BaseGraphFunction): ...
class _Dual(_BaseGraphFunction): ...
class _Hole(_BaseGraphFunction): ...
class _Intersect(_BaseGraphFunction): ...
class _Keep(_BaseGraphFunction): ...
class _Layers(_BaseGraphFunction): ...
class _MakeFaces(_BaseGraphFunction): ...
class _Merge(_BaseGraphFunction): ...
class _Recoordinate(_BaseGraphFunction): ...
class _operators_Remove(_BaseGraphFunction): ...
class _Renumber(_BaseGraphFunction): ...
class _Rotate(_BaseGraphFunction): ...
class _Scale(_BaseGraphFunction): ...
class _Shift(_BaseGraphFunction): ...
class _Skew(_BaseGraphFunction): ...
class _SplitCrossings(_BaseGraphFunction): ...
class _Subdivide(_BaseGraphFunction): ...
class _Trim(_BaseGraphFunction): ...
class _operators_Union(_BaseGraphFunction): ...
class _IntArrayConstant(_BaseIntArrayFunction): ...
class _Array(_BaseIntArrayFunction): ...
class _Team(_BaseIntArrayFunction): ...
class _intArray_math_Difference(_BaseIntArrayFunction): ...
class _intArray_math_If(_BaseIntArrayFunction): ...
class _intArray_math_Intersection(_BaseIntArrayFunction): ...
class _Results(_BaseIntArrayFunction): ...
class _intArray_math_Union(_BaseIntArrayFunction): ...
class _intArray_players_Players(_BaseIntArrayFunction): ...
class _PlayersMany(_BaseIntArrayFunction): ...
class _PlayersTeam(_BaseIntArrayFunction): ...
class _Sizes(_BaseIntArrayFunction): ...
class _SizesGroup(_BaseIntArrayFunction): ...
class _Rotations(_BaseIntArrayFunction): ...
class _values_Values(_BaseIntArrayFunction): ...
class _ValuesRemembered(_BaseIntArrayFunction): ...
class _IntConstant(_BaseIntFunction): ...
class _ToInt(_BaseIntFunction): ...
class _Ahead(_BaseIntFunction): ...
class _ArrayValue(_BaseIntFunction): ...
class _CentrePoint(_BaseIntFunction): ...
class _Column(_BaseIntFunction): ...
class _Coord(_BaseIntFunction): ...
class _Cost(_BaseIntFunction): ...
class _HandSite(_BaseIntFunction): ...
class _board_Id(_BaseIntFunction): ...
class _Layer(_BaseIntFunction): ...
class _MapEntry(_BaseIntFunction): ...
class _board_Phase(_BaseIntFunction): ...
class _RegionSite(_BaseIntFunction): ...
class _Row(_BaseIntFunction): ...
class _Where(_BaseIntFunction): ...
class _WhereLevel(_BaseIntFunction): ...
class _WhereSite(_BaseIntFunction): ...
class _card_Card(_BaseIntFunction): ...
class _CardTrumpSuit(_BaseIntFunction): ...
class _CardRank(_BaseIntFunction): ...
class _CardSuit(_BaseIntFunction): ...
class _CardTrumpRank(_BaseIntFunction): ...
class _CardTrumpValue(_BaseIntFunction): ...
class _count_Count(_BaseIntFunction): ...
class _CountPieces(_BaseIntFunction): ...
class _CountPips(_BaseIntFunction): ...
class _CountGroups(_BaseIntFunction): ...
class _CountLiberties(_BaseIntFunction): ...
class _CountActive(_BaseIntFunction): ...
class _CountCells(_BaseIntFunction): ...
class _CountColumns(_BaseIntFunction): ...
class _CountEdges(_BaseIntFunction): ...
class _CountLegalMoves(_BaseIntFunction): ...
class _CountMoves(_BaseIntFunction): ...
class _CountMovesThisTurn(_BaseIntFunction): ...
class _CountPhases(_BaseIntFunction): ...
class _CountPlayers(_BaseIntFunction): ...
class _CountRows(_BaseIntFunction): ...
class _CountTrials(_BaseIntFunction): ...
class _CountTurns(_BaseIntFunction): ...
class _CountVertices(_BaseIntFunction): ...
class _CountAdjacent(_BaseIntFunction): ...
class _CountDiagonal(_BaseIntFunction): ...
class _CountNeighbours(_BaseIntFunction): ...
class _CountNumber(_BaseIntFunction): ...
class _CountOff(_BaseIntFunction): ...
class _CountOrthogonal(_BaseIntFunction): ...
class _CountSites(_BaseIntFunction): ...
class _CountStack(_BaseIntFunction): ...
class _CountSteps(_BaseIntFunction): ...
class _CountStepsOnTrack(_BaseIntFunction): ...
class _CountValue(_BaseIntFunction): ...
class _dice_Face(_BaseIntFunction): ...
class _iterator_Between(_BaseIntFunction): ...
class _iterator_Edge(_BaseIntFunction): ...
class _iterator_From(_BaseIntFunction): ...
class _iterator_Hint(_BaseIntFunction): ...
class _Level(_BaseIntFunction): ...
class _Pips(_BaseIntFunction): ...
class _iterator_Player(_BaseIntFunction): ...
class _Site(_BaseIntFunction): ...
class _iterator_To(_BaseIntFunction): ...
class _iterator_Track(_BaseIntFunction): ...
class _ints_last_Last(_BaseIntFunction): ...
class _LastFrom(_BaseIntFunction): ...
class _LastLevelFrom(_BaseIntFunction): ...
class _LastLevelTo(_BaseIntFunction): ...
class _LastTo(_BaseIntFunction): ...
class _MatchScore(_BaseIntFunction): ...
class _ints_math_Abs(_BaseIntFunction): ...
class _ints_math_Add(_BaseIntFunction): ...
class _ints_math_Div(_BaseIntFunction): ...
class _ints_math_If(_BaseIntFunction): ...
class _ints_math_Max(_BaseIntFunction): ...
class _ints_math_Min(_BaseIntFunction): ...
class _Mod(_BaseIntFunction): ...
class _ints_math_Mul(_BaseIntFunction): ...
class _ints_math_Pow(_BaseIntFunction): ...
class _ints_math_Sub(_BaseIntFunction): ...
class _Size(_BaseIntFunction): ...
class _SizeArray(_BaseIntFunction): ...
class _SizeGroup(_BaseIntFunction): ...
class _SizeTerritory(_BaseIntFunction): ...
class _SizeLargePiece(_BaseIntFunction): ...
class _SizeStack(_BaseIntFunction): ...
class _TopLevel(_BaseIntFunction): ...
class _Amount(_BaseIntFunction): ...
class _Counter(_BaseIntFunction): ...
class _Mover(_BaseIntFunction): ...
class _Next(_BaseIntFunction): ...
class _Pot(_BaseIntFunction): ...
class _Prev(_BaseIntFunction): ...
class _Rotation(_BaseIntFunction): ...
class _state_Score(_BaseIntFunction): ...
class _State(_BaseIntFunction): ...
class _Var(_BaseIntFunction): ...
class _What(_BaseIntFunction): ...
class _Who(_BaseIntFunction): ...
class _PathExtent(_BaseIntFunction): ...
class _TrackSite(_BaseIntFunction): ...
class _TrackSiteFirstTrack(_BaseIntFunction): ...
class _TrackSiteMove(_BaseIntFunction): ...
class _TrackSiteEndTrack(_BaseIntFunction): ...
class _Value(_BaseIntFunction): ...
class _ValueIterated(_BaseIntFunction): ...
class _ValuePiece(_BaseIntFunction): ...
class _ValuePlayer(_BaseIntFunction): ...
class _ValueRandom(_BaseIntFunction): ...
class _ValueMoveLimit(_BaseIntFunction): ...
class _ValuePending(_BaseIntFunction): ...
class _ValueTurnLimit(_BaseIntFunction): ...
class _Range(_BaseRangeFunction): ...
class _Exact(_BaseRangeFunction): ...
class _range_math_Max(_BaseRangeFunction): ...
class _range_math_Min(_BaseRangeFunction): ...
class _RegionConstant(_BaseRegionFunction): ...
class _region_foreach_ForEach(_BaseRegionFunction): ...
class _region_foreach_level_ForEachLevel(_BaseRegionFunction): ...
class _region_foreach_player_ForEachPlayer(_BaseRegionFunction): ...
class _sites_ForEachSite(_BaseRegionFunction): ...
class _ForEachSiteInRegion(_BaseRegionFunction): ...
class _region_foreach_team_ForEachTeam(_BaseRegionFunction): ...
class _region_last_Last(_BaseRegionFunction): ...
class _LastBetween(_BaseRegionFunction): ...
class _region_math_Difference(_BaseRegionFunction): ...
class _Expand(_BaseRegionFunction): ...
class _region_math_If(_BaseRegionFunction): ...
class _region_math_Intersection(_BaseRegionFunction): ...
class _region_math_Union(_BaseRegionFunction): ...
class _Sites(_BaseRegionFunction): ...
class _SitesAround(_BaseRegionFunction): ...
class _between_SitesBetween(_BaseRegionFunction): ...
class _SitesContext(_BaseRegionFunction): ...
class _SitesCoords(_BaseRegionFunction): ...
class _SitesCrossing(_BaseRegionFunction): ...
class _SitesCustom(_BaseRegionFunction): ...
class _SitesDirection(_BaseRegionFunction): ...
class _SitesDistance(_BaseRegionFunction): ...
class _SitesAngled(_BaseRegionFunction): ...
class _SitesAxial(_BaseRegionFunction): ...
class _SitesHorizontal(_BaseRegionFunction): ...
class _SitesSlash(_BaseRegionFunction): ...
class _SitesSlosh(_BaseRegionFunction): ...
class _SitesVertical(_BaseRegionFunction): ...
class _SitesGroup(_BaseRegionFunction): ...
class _SitesHidden(_BaseRegionFunction): ...
class _SitesHiddenCount(_BaseRegionFunction): ...
class _SitesHiddenRotation(_BaseRegionFunction): ...
class _SitesHiddenState(_BaseRegionFunction): ...
class _SitesHiddenValue(_BaseRegionFunction): ...
class _SitesHiddenWhat(_BaseRegionFunction): ...
class _SitesHiddenWho(_BaseRegionFunction): ...
class _SitesIncident(_BaseRegionFunction): ...
class _SitesCell(_BaseRegionFunction): ...
class _SitesColumn(_BaseRegionFunction): ...
class _SitesEdge(_BaseRegionFunction): ...
class _SitesEmpty(_BaseRegionFunction): ...
class _SitesLayer(_BaseRegionFunction): ...
class _SitesPhase(_BaseRegionFunction): ...
class _SitesRow(_BaseRegionFunction): ...
class _SitesState(_BaseRegionFunction): ...
class _SitesLargePiece(_BaseRegionFunction): ...
class _SitesLineOfSight(_BaseRegionFunction): ...
class _SitesLoop(_BaseRegionFunction): ...
class _moves_SitesBetween(_BaseRegionFunction): ...
class _SitesFrom(_BaseRegionFunction): ...
class _SitesTo(_BaseRegionFunction): ...
class _SitesOccupied(_BaseRegionFunction): ...
class _SitesPattern(_BaseRegionFunction): ...
class _SitesStart(_BaseRegionFunction): ...
class _SitesEquipmentRegion(_BaseRegionFunction): ...
class _SitesHand(_BaseRegionFunction): ...
class _SitesWinning(_BaseRegionFunction): ...
class _SitesRandom(_BaseRegionFunction): ...
class _SitesSide(_BaseRegionFunction): ...
class _SitesBoard(_BaseRegionFunction): ...
class _SitesBottom(_BaseRegionFunction): ...
class _SitesCentre(_BaseRegionFunction): ...
class _SitesConcaveCorners(_BaseRegionFunction): ...
class _SitesConvexCorners(_BaseRegionFunction): ...
class _SitesCorners(_BaseRegionFunction): ...
class _SitesHint(_BaseRegionFunction): ...
class _SitesInner(_BaseRegionFunction): ...
class _SitesLastFrom(_BaseRegionFunction): ...
class _SitesLastTo(_BaseRegionFunction): ...
class _SitesLeft(_BaseRegionFunction): ...
class _SitesLineOfPlay(_BaseRegionFunction): ...
class _SitesMajor(_BaseRegionFunction): ...
class _SitesMinor(_BaseRegionFunction): ...
class _SitesOuter(_BaseRegionFunction): ...
class _SitesPending(_BaseRegionFunction): ...
class _SitesPerimeter(_BaseRegionFunction): ...
class _SitesPlayable(_BaseRegionFunction): ...
class _SitesRight(_BaseRegionFunction): ...
class _SitesToClear(_BaseRegionFunction): ...
class _SitesTop(_BaseRegionFunction): ...
class _SitesTrack(_BaseRegionFunction): ...
class _SitesWalk(_BaseRegionFunction): ...
class _trackStep_TrackStep(_BaseTrackStepFunction): ...
class _Automove(_MetaRule): ...
class _Gravity(_MetaRule): ...
class _PassEnd(_MetaRule): ...
class _Pin(_MetaRule): ...
class _meta_Swap(_MetaRule): ...
class _meta_no_No(_MetaRule): ...
class _NoRepeat(_MetaRule): ...
class _NoSuicide(_MetaRule): ...
class _NextPhase(_BaseIntFunction): ...
class _Move(_Decision): ...
class _Effect(_NonDecision): ...
class _Operator(_NonDecision): ...
class _start_Deal(_StartRule): ...
class _deductionPuzzle_Set(_StartRule): ...
class _forEach_ForEach(_StartRule): ...
class _forEach_player_ForEachPlayer(_StartRule): ...
class _forEach_site_ForEachSite(_StartRule): ...
class _forEach_team_ForEachTeam(_StartRule): ...
class _forEach_value_ForEachValue(_StartRule): ...
class _Place(_StartRule): ...
class _PlaceItem(_StartRule): ...
class _PlaceRandom(_StartRule): ...
class _PlaceCustomStack(_StartRule): ...
class _PlaceMonotonousStack(_StartRule): ...
class _start_set_Set(_StartRule): ...
class _start_set_hidden_SetHidden(_StartRule): ...
class _SetAmount(_StartRule): ...
class _start_set_player_SetScore(_StartRule): ...
class _players_SetTeam(_StartRule): ...
class _SetRememberValue(_StartRule): ...
class _SetCost(_StartRule): ...
class _sites_SetCount(_StartRule): ...
class _SetPhase(_StartRule): ...
class _SetSite(_StartRule): ...
class _Split(_StartRule): ...
class _Graph(_BaseGraphFunction): ...
class _BestAgent(_Agent): ...
class _Mcts(_Agent): ...
class _Ag0(_Selection): ...
class _Ucb1(_Selection): ...
class _AlphaBeta(_Agent): ...
class _BinaryLeaf(_DecisionTreeNode): ...
class _classifiers_If(_DecisionTreeNode): ...
class _classifiers_Leaf(_DecisionTreeNode): ...
class _logits_If(_LogitNode): ...
class _logits_Leaf(_LogitNode): ...
class _CentreProximity(_HeuristicTerm): ...
class _ComponentValues(_HeuristicTerm): ...
class _CornerProximity(_HeuristicTerm): ...
class _CurrentMoverHeuristic(_HeuristicTerm): ...
class _Influence(_HeuristicTerm): ...
class _InfluenceAdvanced(_HeuristicTerm): ...
class _Intercept(_HeuristicTerm): ...
class _LineCompletionHeuristic(_HeuristicTerm): ...
class _Material(_HeuristicTerm): ...
class _MobilityAdvanced(_HeuristicTerm): ...
class _MobilitySimple(_HeuristicTerm): ...
class _NullHeuristic(_HeuristicTerm): ...
class _OwnRegionsCount(_HeuristicTerm): ...
class _PlayerRegionsProximity(_HeuristicTerm): ...
class _PlayerSiteMapCount(_HeuristicTerm): ...
class _RegionProximity(_HeuristicTerm): ...
class _terms_Score(_HeuristicTerm): ...
class _SidesProximity(_HeuristicTerm): ...
class _UnthreatenedMaterial(_HeuristicTerm): ...
class _DivNumBoardSites(_HeuristicTransformation): ...
class _DivNumInitPlacement(_HeuristicTransformation): ...
class _LogisticFunction(_HeuristicTransformation): ...
class _Tanh(_HeuristicTransformation): ...
class _Brick(_Basis): ...
class _DiamondOrPrismOnBrick(_Basis): ...
class _SpiralOnBrick(_Basis): ...
class _SquareOrRectangleOnBrick(_Basis): ...
class _Celtic(_Basis): ...
class _CustomOnHex(_Basis): ...
class _DiamondOnHex(_Basis): ...
class _Hex(_Basis): ...
class _HexagonOnHex(_Basis): ...
class _RectangleOnHex(_Basis): ...
class _StarOnHex(_Basis): ...
class _TriangleOnHex(_Basis): ...
class _CustomOnMesh(_Basis): ...
class _Mesh(_Basis): ...
class _Quadhex(_Basis): ...
class _CustomOnSquare(_Basis): ...
class _DiamondOnSquare(_Basis): ...
class _RectangleOnSquare(_Basis): ...
class _Square(_Basis): ...
class _Tiling(_Basis): ...
class _Tiling31212(_Basis): ...
class _Tiling333333_33434(_Basis): ...
class _Tiling33336(_Basis): ...
class _CustomOn33344(_Basis): ...
class _Tiling33344(_Basis): ...
class _Tiling33434(_Basis): ...
class _CustomOn3464(_Basis): ...
class _DiamondOn3464(_Basis): ...
class _HexagonOn3464(_Basis): ...
class _ParallelogramOn3464(_Basis): ...
class _RectangleOn3464(_Basis): ...
class _StarOn3464(_Basis): ...
class _Tiling3464(_Basis): ...
class _TriangleOn3464(_Basis): ...
class _CustomOn3636(_Basis): ...
class _Tiling3636(_Basis): ...
class _Tiling4612(_Basis): ...
class _CustomOn488(_Basis): ...
class _SquareOrRectangleOn488(_Basis): ...
class _Tiling488(_Basis): ...
class _CustomOnTri(_Basis): ...
class _DiamondOnTri(_Basis): ...
class _HexagonOnTri(_Basis): ...
class _RectangleOnTri(_Basis): ...
class _StarOnTri(_Basis): ...
class _Tri(_Basis): ...
class _TriangleOnTri(_Basis): ...
class _Rectangle(_Basis): ...
class _Spiral(_Basis): ...
class _Wedge(_Basis): ...
class _Concentric(_Basis): ...
class _ConcentricCircle(_Basis): ...
class _ConcentricRegular(_Basis): ...
class _ConcentricTarget(_Basis): ...
class _effect_Add(_Effect): ...
class _Attract(_Effect): ...
class _Bet(_Effect): ...
class _Claim(_Effect): ...
class _Custodial(_Effect): ...
class _effect_Deal(_Effect): ...
class _Directional(_Effect): ...
class _Enclose(_Effect): ...
class _Flip(_Effect): ...
class _FromTo(_Effect): ...
class _Hop(_Effect): ...
class _Intervene(_Effect): ...
class _Leap(_Effect): ...
class _Note(_Effect): ...
class _Pass(_Effect): ...
class _PlayCard(_Effect): ...
class _Promote(_Effect): ...
class _Propose(_Effect): ...
class _Push(_Effect): ...
class _effect_Remove(_Effect): ...
class _Roll(_Effect): ...
class _Satisfy(_Effect): ...
class _Select(_Effect): ...
class _Shoot(_Effect): ...
class _Slide(_Effect): ...
class _Sow(_Effect): ...
class _effect_Step(_Effect): ...
class _Surround(_Effect): ...
class _Trigger(_Effect): ...
class _Vote(_Effect): ...
class _AvoidStoredState(_Effect): ...
class _Do(_Effect): ...
class _FirstMoveOnTrack(_Effect): ...
class _Priority(_Effect): ...
class _While(_Effect): ...
class _max_Max(_Effect): ...
class _MaxDistance(_Effect): ...
class _MaxCaptures(_Effect): ...
class _MaxMoves(_Effect): ...
class _effect_set_Set(_Effect): ...
class _SetRotation(_Effect): ...
class _effect_set_hidden_SetHidden(_Effect): ...
class _SetNextPlayer(_Effect): ...
class _SetPending(_Effect): ...
class _effect_set_player_SetScore(_Effect): ...
class _SetValuePlayer(_Effect): ...
class _site_SetCount(_Effect): ...
class _SetState(_Effect): ...
class _SetValue(_Effect): ...
class _SetTrumpSuit(_Effect): ...
class _team_SetTeam(_Effect): ...
class _SetCounter(_Effect): ...
class _SetPot(_Effect): ...
class _SetVar(_Effect): ...
class _AddScore(_Effect): ...
class _MoveAgain(_Effect): ...
class _Forget(_Effect): ...
class _ForgetValue(_Effect): ...
class _ForgetValueAll(_Effect): ...
class _Remember(_Effect): ...
class _RememberState(_Effect): ...
class _RememberValue(_Effect): ...
class _swap_Swap(_Effect): ...
class _SwapPlayers(_Effect): ...
class _SwapPieces(_Effect): ...
class _Take(_Effect): ...
class _TakeControl(_Effect): ...
class _TakeDomino(_Effect): ...
class _operators_foreach_ForEach(_Effect): ...
class _ForEachDie(_Operator): ...
class _ForEachDirection(_Effect): ...
class _ForEachGroup(_Effect): ...
class _operators_foreach_level_ForEachLevel(_Effect): ...
class _ForEachPiece(_Operator): ...
class _operators_foreach_player_ForEachPlayer(_Operator): ...
class _foreach_site_ForEachSite(_Effect): ...
class _operators_foreach_team_ForEachTeam(_Effect): ...
class _foreach_value_ForEachValue(_Effect): ...
class _AllCombinations(_Operator): ...
class _logical_And(_Operator): ...
class _Append(_Operator): ...
class _logical_If(_Operator): ...
class _logical_Or(_Operator): ...
class _Seq(_Effect): ...

class _constant_Active(_IsPlayerType, _CountSimpleType): ...
class _constant_Adjacent(_CountSiteType, _RelationType, _AbsoluteDirection): ...
class _constant_All(_PlayersManyType, _ForgetValueAllType, _RelationType, _RoleType, _AbsoluteDirection, _EdgeType): ...
class _constant_Ally(_PlayersManyType, _RoleType): ...
class _constant_Alternating(_DiagonalsType, _ModeType): ...
class _constant_Angled(_SitesEdgeType, _AbsoluteDirection): ...
class _constant_Axial(_SitesEdgeType, _AbsoluteDirection): ...
class _constant_Backgammon(_ContainerStyleType, _PieceStackType): ...
class _constant_Between(_LastRegionType, _SitesBetweenType, _SitesMoveType): ...
class _constant_Board(_SitesSimpleType, _NoBooleanType, _ContainerStyleType): ...
class _constant_CCW(_AbsoluteDirection, _DirectionUniqueName, _RotationalDirection): ...
class _constant_CW(_AbsoluteDirection, _DirectionUniqueName, _RotationalDirection): ...
class _constant_Cell(_SitesIndexType, _PuzzleElementType, _SiteType, _ShowSiteType): ...
class _constant_Circle(_BasisType, _ShapeType): ...
class _constant_Colour(_BoardColourType, _piece_PieceColourType, _PlayerColourType, _RegionColourType): ...
class _constant_Columns(_CountSimpleType, _RegionTypeStatic): ...
class _constant_Concentric(_DiagonalsType, _BasisType): ...
class _constant_Corners(_SitesSimpleType, _RegionTypeStatic): ...
class _constant_Cost(_SetStartSitesType, _ShowBooleanType): ...
class _constant_Count(_IsPuzzleRegionResultType, _SetSiteType, _SetStartSitesType, _HiddenData, _PieceStackType): ...
class _constant_Crossing(_IsEdgeType, _SitesCrossingType): ...
class _constant_Custom(_Tiling3464ShapeType, _ShapeType): ...
class _constant_D(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DE(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DN(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DNE(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DNW(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DS(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DSE(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DSW(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_DW(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_Deck(_SplitType, _ContainerStyleType): ...
class _constant_Default(_PieceStackType, _PuzzleDrawHintType, _PuzzleHintLocationType): ...
class _constant_Diagonal(_CountSiteType, _RelationType, _AbsoluteDirection): ...
class _constant_Diamond(_BrickShapeType, _HexShapeType, _SquareShapeType, _Tiling3464ShapeType, _TriShapeType, _ShapeType): ...
class _constant_Die(_ForEachDieType, _ComponentStyleType): ...
class _constant_Different(_AllSitesType, _AllPuzzleType): ...
class _constant_Direction(_SitesDirectionType, _ForEachDirectionType): ...
class _constant_Distance(_SitesDistanceType, _MaxDistanceType): ...
class _constant_Domino(_TakeSimpleType, _ComponentStyleType): ...
class _constant_Draw(_PassEndType, _ResultType): ...
class _constant_E(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_ENE(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_ESE(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_Edge(_SitesIndexType, _PuzzleElementType, _SiteType, _util_PieceColourType): ...
class _constant_Edges(_CountSimpleType, _ShowEdgeType): ...
class _constant_Empty(_IsSiteType, _LineOfSightType, _SitesIndexType, _RegionTypeDynamic): ...
class _constant_Enemy(_IsPlayerType, _PlayersManyType, _RegionTypeDynamic, _RoleType): ...
class _constant_FirstSite(_TrackSiteFirstType, _LandmarkType): ...
class _constant_Friend(_IsPlayerType, _PlayersManyType, _RoleType): ...
class _constant_From(_LastType, _SitesMoveType): ...
class _constant_Group(_SizesGroupType, _SizeGroupType, _SitesGroupType, _ForEachGroupType): ...
class _constant_Groups(_AllGroupsType, _CountGroupsType): ...
class _constant_Hand(_SitesPlayerType, _ContainerStyleType): ...
class _constant_Hexagon(_HexShapeType, _Tiling3464ShapeType, _TriShapeType, _ConcentricShapeType, _ShapeType): ...
class _constant_Hexagonal(_BasisType, _TilingBoardlessType): ...
class _constant_Hidden(_IsHiddenType, _SitesHiddenType, _SetHiddenType, _SetStartHiddenType, _PieceGroundType, _PieceNameType, _LineStyle, _UserColourType): ...
class _constant_Hint(_SitesSimpleType, _PuzzleElementType): ...
class _constant_In(_IsInType, _AbsoluteDirection, _DirectionUniqueName, _RotationalDirection): ...
class _constant_Inner(_SitesSimpleType, _StoreType, _EdgeType): ...
class _constant_LargePiece(_SizeLargePieceType, _SitesLargePieceType, _ComponentStyleType): ...
class _constant_LastFrom(_IsGraphType, _SitesSimpleType): ...
class _constant_LastTo(_IsGraphType, _SitesSimpleType): ...
class _constant_Level(_WhereLevelType, _region_foreach_ForEachLevelType, _operators_foreach_ForEachLevelType): ...
class _constant_Limping(_BrickShapeType, _HexShapeType, _SquareShapeType, _Tiling3464ShapeType, _TriShapeType, _ShapeType): ...
class _constant_Line(_IsLineType, _ShowLineType): ...
class _constant_Loop(_IsLoopType, _SitesLoopType): ...
class _constant_Move(_CanType, _TrackSiteMoveType): ...
class _constant_Mover(_IsPlayerType, _PrevType, _RoleType): ...
class _constant_Moves(_NoMoveType, _CountSimpleType, _MaxMovesType): ...
class _constant_N(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_NE(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_NNE(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_NNW(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_NW(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_Next(_IsPlayerType, _RoleType): ...
class _constant_NoShape(_HexShapeType, _SquareShapeType, _TriShapeType, _ShapeType): ...
class _constant_NonMover(_PlayersManyType, _RoleType): ...
class _constant_None(_StoreType, _PieceStackType, _PuzzleDrawHintType, _ValueLocationType): ...
class _constant_Occupied(_IsSiteType, _SitesOccupiedType): ...
class _constant_OffDiagonal(_RelationType, _AbsoluteDirection): ...
class _constant_Orthogonal(_CountSiteType, _RelationType, _AbsoluteDirection): ...
class _constant_Out(_AbsoluteDirection, _DirectionUniqueName, _RotationalDirection): ...
class _constant_Outer(_SitesSimpleType, _StoreType, _EdgeType): ...
class _constant_Pass(_WasType, _MoveSimpleType): ...
class _constant_Pattern(_IsPatternType, _SitesPatternType): ...
class _constant_Pending(_IsSimpleType, _ValueSimpleType, _SitesSimpleType, _SetPendingType): ...
class _constant_Phase(_SitesIndexType, _SetStartSitesType): ...
class _constant_Piece(_ValueComponentType, _LineOfSightType, _ForEachPieceType, _ShowComponentType, _ComponentStyleType): ...
class _constant_Pieces(_NoPieceType, _CountComponentType, _SwapSitesType): ...
class _constant_Placement(_BoardPlacementType, _HandPlacementType): ...
class _constant_Player(_ValuePlayerType, _ForEachPlayerType, _RoleType): ...
class _constant_Players(_CountSimpleType, _SwapPlayersType): ...
class _constant_Prev(_IsPlayerType, _RoleType): ...
class _constant_Prism(_BrickShapeType, _HexShapeType, _Tiling3464ShapeType, _TriShapeType, _ShapeType): ...
class _constant_Random(_RandomDirectionType, _ValueRandomType, _SitesRandomType, _PlaceRandomType): ...
class _constant_Rectangle(_BrickShapeType, _HexShapeType, _SquareShapeType, _Tiling3464ShapeType, _TriShapeType, _ShapeType): ...
class _constant_Repeat(_IsRepeatType, _NoRepeatType, _TrackStepType): ...
class _constant_Right(_IsAngleType, _SitesSimpleType): ...
class _constant_Rotation(_SetRotationType, _HiddenData): ...
class _constant_Rows(_CountSimpleType, _RegionTypeStatic): ...
class _constant_S(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_SE(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_SSE(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_SSW(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_SW(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_Scale(_PieceScaleType, _StackPropertyType): ...
class _constant_Score(_SetPlayerType, _SetStartPlayerType, _ShowScoreType): ...
class _constant_Sites(_AllSitesType, _CountSiteType, _ShowSiteType): ...
class _constant_Spiral(_BrickShapeType, _BasisType, _ShapeType, _ContainerStyleType): ...
class _constant_Square(_BrickShapeType, _HexShapeType, _SquareShapeType, _Tiling3464ShapeType, _TriShapeType, _ConcentricShapeType, _BasisType, _ShapeType, _TilingBoardlessType, _HoleType): ...
class _constant_Stack(_CountStackType, _SizeSiteType, _PlaceStackType): ...
class _constant_Star(_HexShapeType, _Tiling3464ShapeType, _TriShapeType, _ShapeStarType, _ShapeType): ...
class _constant_State(_SitesIndexType, _SetSiteType, _RememberStateType, _HiddenData, _ShowComponentDataType): ...
class _constant_Style(_BoardStyleType, _PieceStyleType): ...
class _constant_T31212(_TilingType, _BasisType): ...
class _constant_T333333_33434(_TilingType, _BasisType): ...
class _constant_T33336(_TilingType, _BasisType): ...
class _constant_T33344(_TilingType, _BasisType): ...
class _constant_T33434(_TilingType, _BasisType): ...
class _constant_T3464(_TilingType, _BasisType): ...
class _constant_T3636(_TilingType, _BasisType): ...
class _constant_T4612(_TilingType, _BasisType): ...
class _constant_T488(_TilingType, _BasisType): ...
class _constant_Target(_IsTargetType, _ConcentricShapeType): ...
class _constant_Team(_SetTeamType, _ForEachTeamType, _SetStartPlayersType): ...
class _constant_Team1(_PlayersTeamType, _RoleType): ...
class _constant_Team10(_PlayersTeamType, _RoleType): ...
class _constant_Team11(_PlayersTeamType, _RoleType): ...
class _constant_Team12(_PlayersTeamType, _RoleType): ...
class _constant_Team13(_PlayersTeamType, _RoleType): ...
class _constant_Team14(_PlayersTeamType, _RoleType): ...
class _constant_Team15(_PlayersTeamType, _RoleType): ...
class _constant_Team16(_PlayersTeamType, _RoleType): ...
class _constant_Team2(_PlayersTeamType, _RoleType): ...
class _constant_Team3(_PlayersTeamType, _RoleType): ...
class _constant_Team4(_PlayersTeamType, _RoleType): ...
class _constant_Team5(_PlayersTeamType, _RoleType): ...
class _constant_Team6(_PlayersTeamType, _RoleType): ...
class _constant_Team7(_PlayersTeamType, _RoleType): ...
class _constant_Team8(_PlayersTeamType, _RoleType): ...
class _constant_Team9(_PlayersTeamType, _RoleType): ...
class _constant_To(_LastType, _SitesMoveType): ...
class _constant_Top(_SitesSimpleType, _ValueLocationType): ...
class _constant_Track(_SitesTrackType, _TrackType): ...
class _constant_Triangle(_HexShapeType, _Tiling3464ShapeType, _TriShapeType, _ConcentricShapeType, _ShapeType): ...
class _constant_Triangular(_BasisType, _TilingBoardlessType): ...
class _constant_TrumpSuit(_CardSimpleType, _SetTrumpType): ...
class _constant_U(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_UE(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_UN(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_UNE(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_UNW(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_US(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_USE(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_USW(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_UW(_AbsoluteDirection, _DirectionUniqueName, _SpatialDirection): ...
class _constant_Value(_CountValueType, _SetPlayerType, _SetSiteType, _ForgetValueType, _RememberValueType, _ForEachValueType, _ForEachStartValueType, _HiddenData, _ShowComponentDataType): ...
class _constant_Vertex(_PuzzleElementType, _SiteType): ...
class _constant_Vertices(_CountSimpleType, _RegionTypeStatic): ...
class _constant_W(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_WNW(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
class _constant_WSW(_AbsoluteDirection, _CompassDirection, _DirectionUniqueName): ...
Abandon: _ResultType
Ace: _CardType
Active: _constant_Active
Acute: _IsAngleType
Add: _MoveSiteType
AddStateToName: _PieceNameType
Adjacent: _constant_Adjacent
All: _constant_All
AllDirections: _RegionTypeStatic
AllInvisible: _SetStartGraphType
AllSites: _RegionTypeStatic
Ally: _constant_Ally
Alternating: _constant_Alternating
Always: _WhenScoreType
Amount: _SetStartPlayerType
Angled: _constant_Angled
Animation: _NoBooleanType
AnyDie: _IsIntegerType
Around: _SitesAroundType
Array: _SizeArrayType
AsHoles: _ShowSiteDataType
AtEnd: _WhenScoreType
Axial: _constant_Axial
BL: _RelativeDirection
BLL: _RelativeDirection
BLLL: _RelativeDirection
BR: _RelativeDirection
BRR: _RelativeDirection
BRRR: _RelativeDirection
BabyBlue: _UserColourType
Backgammon: _constant_Backgammon
Background: _PieceGroundType
Backward: _RelativeDirection
Backwards: _RelativeDirection
Base: _AbsoluteDirection
BasicController: _ControllerType
Bet: _MoveBetType
Between: _constant_Between
BetweenVertices: _PuzzleHintLocationType
Bezier: _CurveType
Black: _UserColourType
BlackSabbath: _UserColourType
Blocked: _IsConnectType
Blue: _UserColourType
Board: _constant_Board
Boardless: _ContainerStyleType
Bottom: _SitesSimpleType
BottomSite: _LandmarkType
Brick: _BasisType
Bronze: _UserColourType
Brown: _UserColourType
Burgundy: _UserColourType
ByValue: _PieceScaleByType
CCW: _constant_CCW
CW: _constant_CW
Captures: _MaxMovesType
Card: _ComponentStyleType
Cards: _DealableType
CaterpillarTree: _IsTreeType
Cell: _constant_Cell
Cells: _CountSimpleType
Celtic: _BasisType
Centre: _SitesSimpleType
CentreSite: _LandmarkType
Check: _ShowCheckType
Checkered: _BoardBooleanType
Chess: _ContainerStyleType
Circle: _constant_Circle
Claim: _MoveSiteType
Clubs: _SuitType
Colour: _constant_Colour
Column: _SitesIndexType
Columns: _constant_Columns
ConcaveCorners: _SitesSimpleType
Concentric: _constant_Concentric
Connect4: _ContainerStyleType
Connected: _IsConnectType
ConnectiveGoal: _ContainerStyleType
Control: _TakeControlType
ConvexCorners: _SitesSimpleType
CornerLeft: _ValueLocationType
CornerRight: _ValueLocationType
Corners: _constant_Corners
Cost: _constant_Cost
Count: _constant_Count
CountColoured: _PieceStackType
Counter: _SetValueType
Crash: _ResultType
Cream: _UserColourType
Cross: _ShapeType
Crossing: _constant_Crossing
Curvature: _BoardCurvatureType
CurvedEdges: _ShowBooleanType
Curves: _NoBooleanType
Custom: _constant_Custom
Cyan: _UserColourType
Cycle: _IsSimpleType
D: _constant_D
DE: _constant_DE
DN: _constant_DN
DNE: _constant_DNE
DNW: _constant_DNW
DS: _constant_DS
DSE: _constant_DSE
DSW: _constant_DSW
DW: _constant_DW
Dark: _UserColourType
DarkBlue: _UserColourType
DarkBrown: _UserColourType
DarkGreen: _UserColourType
DarkGrey: _UserColourType
DarkRed: _UserColourType
Decided: _IsStringType
Deck: _constant_Deck
DeepPurple: _UserColourType
Default: _constant_Default
DefaultAndCount: _PieceStackType
Diagonal: _constant_Diagonal
Diagonals: _RegionTypeStatic
Diamond: _constant_Diamond
Diamonds: _SuitType
Dice: _ContainerStyleType
DiceEqual: _AllSimpleType
DicePips: _NoBooleanType
DiceUsed: _AllSimpleType
Die: _constant_Die
Different: _constant_Different
Direction: _constant_Direction
Distance: _constant_Distance
Domino: _constant_Domino
Dominoes: _DealableType
Downward: _AbsoluteDirection
Draw: _constant_Draw
Dual: _BasisType
E: _constant_E
ENE: _constant_ENE
ESE: _constant_ESE
Each: _RoleType
Edge: _constant_Edge
EdgeDirections: _ShowBooleanType
Edges: _constant_Edges
Eight: _CardType
Empty: _constant_Empty
End: Any
EndOfTurn: _WhenType
EndSite: _TrackSiteType
Enemy: _constant_Enemy
Even: _IsIntegerType
ExtendName: _PieceNameType
ExtendedShogi: _ComponentStyleType
ExtendedXiangqi: _ComponentStyleType
F: _StepType
FL: _RelativeDirection
FLL: _RelativeDirection
FLLL: _RelativeDirection
FR: _RelativeDirection
FRR: _RelativeDirection
FRRR: _RelativeDirection
Families: _PieceFamiliesType
Fan: _PieceStackType
FanAlternating: _PieceStackType
Farthest: _LineOfSightType
Fill: _util_PieceColourType
FirstSite: _constant_FirstSite
Five: _CardType
Flat: _IsIntegerType
Foreground: _PieceGroundType
Forward: _RelativeDirection
Forwards: _RelativeDirection
Four: _CardType
Friend: _constant_Friend
From: _constant_From
FromBottom: _StackDirection
FromTo: _MoveFromToType
FromTop: _StackDirection
Full: _IsSimpleType
Futoshiki: _ContainerStyleType
Go: _ContainerStyleType
Gold: _UserColourType
Graph: _ContainerStyleType
Green: _UserColourType
Grey: _UserColourType
Ground: _PieceStackType
GroundDynamic: _PieceStackType
Group: _constant_Group
Groups: _constant_Groups
GunMetal: _UserColourType
Hand: _constant_Hand
HandScale: _NoBooleanType
Hashi: _ContainerStyleType
Hearts: _SuitType
Hexagon: _constant_Hexagon
Hexagonal: _constant_Hexagonal
HexagonalPyramidal: _BasisType
Hidden: _constant_Hidden
Hint: _constant_Hint
HintRegions: _RegionTypeStatic
Hints: _ShowBooleanType
Hop: _MoveHopType
Horizontal: _SitesEdgeType
HoundsAndJackals: _ContainerStyleType
HumanDark: _UserColourType
HumanLight: _UserColourType
IceBlue: _UserColourType
Implied: _DiagonalsType
In: _constant_In
Incident: _SitesIncidentType
Infinity: Any
Inner: _constant_Inner
InnerEdges: _BoardGraphicsType
InnerVertices: _BoardGraphicsType
Interlayer: _EdgeType
Isometric: _ContainerStyleType
Jack: _CardType
Janggi: _ContainerStyleType
Joker: _CardType
Kakuro: _ContainerStyleType
King: _CardType
KingCrimson: _UserColourType
L: _StepType
LargePiece: _constant_LargePiece
Lasca: _ContainerStyleType
LastFrom: _constant_LastFrom
LastSite: _LandmarkType
LastTo: _constant_LastTo
Layer: _SitesIndexType
Layers: _RegionTypeStatic
Leap: _MoveLeapType
Left: _SitesSimpleType
LeftSite: _LandmarkType
Leftward: _RelativeDirection
Leftwards: _RelativeDirection
LegalMoves: _CountSimpleType
Level: _constant_Level
LevelFrom: _LastType
LevelTo: _LastType
Liberties: _CountLibertiesType
LightBlue: _UserColourType
LightGreen: _UserColourType
LightGrey: _UserColourType
LightOrange: _UserColourType
LightRed: _UserColourType
LightTan: _UserColourType
Limit: _StackPropertyType
Limping: _constant_Limping
Line: _constant_Line
LineOfPlay: _SitesSimpleType
LineOfSight: _SitesLineOfSightType
LocalStateHoles: _ShowBooleanType
Loop: _constant_Loop
Loss: _ResultType
Magenta: _UserColourType
Major: _SitesSimpleType
Mancala: _ContainerStyleType
MaskedColour: _NoBooleanType
Mesh: _BasisType
Middle: _ValueLocationType
Minor: _SitesSimpleType
Morris: _BasisType
Move: _constant_Move
MoveLimit: _ValueSimpleType
Mover: _constant_Mover
MoverLastTurn: _PrevType
Moves: _constant_Moves
MovesThisTurn: _CountSimpleType
N: _constant_N
NE: _constant_NE
NNE: _constant_NNE
NNW: _constant_NNW
NW: _constant_NW
Name: _PlayerNameType
NativeAmericanDice: _ComponentStyleType
Neighbours: _CountSiteType
Neutral: _RoleType
Never: _WhenScoreType
Next: _constant_Next
NextPlayer: _SetNextPlayerType
NextTo: _PuzzleDrawHintType
Nine: _CardType
NoBasis: _BasisType
NoEnd: _PassEndType
NoShape: _constant_NoShape
NonMover: _constant_NonMover
None_: _constant_None
NotEmpty: _RegionTypeDynamic
NotEnemy: _RegionTypeDynamic
NotOwn: _RegionTypeDynamic
Obtuse: _IsAngleType
Occupied: _constant_Occupied
Odd: _IsIntegerType
Off: Any
OffDiagonal: _constant_OffDiagonal
OppositeDirection: _RelativeDirection
Orange: _UserColourType
Orthogonal: _constant_Orthogonal
Out: _constant_Out
Outer: _constant_Outer
OuterEdges: _BoardGraphicsType
OuterVertices: _BoardGraphicsType
Oval: _HoleType
Own: _RegionTypeDynamic
P10: _RoleType
P11: _RoleType
P12: _RoleType
P13: _RoleType
P14: _RoleType
P15: _RoleType
P16: _RoleType
P1: _RoleType
P2: _RoleType
P3: _RoleType
P4: _RoleType
P5: _RoleType
P6: _RoleType
P7: _RoleType
P8: _RoleType
P9: _RoleType
Pass: _constant_Pass
Passed: _AllSimpleType
Path: _IsPathType
Pattern: _constant_Pattern
PenAndPaper: _ContainerStyleType
Pending: _constant_Pending
Perimeter: _SitesSimpleType
Phase0: _BoardGraphicsType
Phase1: _BoardGraphicsType
Phase2: _BoardGraphicsType
Phase3: _BoardGraphicsType
Phase4: _BoardGraphicsType
Phase5: _BoardGraphicsType
Phase: _constant_Phase
Phases: _CountSimpleType
Piece: _constant_Piece
Pieces: _constant_Pieces
Pink: _UserColourType
PinkFloyd: _UserColourType
Pips: _CountComponentType
PipsMatch: _IsIntegerType
Pits: _ShowBooleanType
Placement: _constant_Placement
PlayCard: _MoveSimpleType
Playable: _SitesSimpleType
Player: _constant_Player
PlayerHoles: _ShowBooleanType
Players: _constant_Players
Polygon: _ShapeType
Positional: _RepetitionType
PositionalInTurn: _RepetitionType
PossibleMoves: _ShowBooleanType
Pot: _SetValueType
Prev: _constant_Prev
Prism: _constant_Prism
Promote: _MovePromoteType
Propose: _MoveMessageType
Proposed: _IsStringType
Purple: _UserColourType
Puzzle: _ContainerStyleType
PyramidalController: _ControllerType
PyramidalDrop: _GravityType
QuadHex: _BasisType
Quadrilateral: _ShapeType
Queen: _CardType
R: _StepType
Radiating: _DiagonalsType
Random: _constant_Random
Rank: _CardSiteType
Rectangle: _constant_Rectangle
Red: _UserColourType
Reflect: _PieceReflectType
Reflex: _IsAngleType
RegionOwner: _ShowBooleanType
Regions: _RegionTypeStatic
Regular: _ShapeType
RegularGraph: _IsRegularGraphType
Related: _IsRelationType
RememberValue: _SetRememberValueType
Remembered: _ValuesStringType
Remove: _MoveRemoveType
Rename: _PieceNameType
Repeat: _constant_Repeat
Reverse: _PieceStackType
Rhombus: _ShapeType
Right: _constant_Right
RightSite: _LandmarkType
Rightward: _RelativeDirection
Rightwards: _RelativeDirection
Ring: _PieceStackType
Rotate: _PieceRotateType
Rotation: _constant_Rotation
Rotational: _AbsoluteDirection
Row: _SitesIndexType
Rows: _constant_Rows
S: _constant_S
SE: _constant_SE
SSE: _constant_SSE
SSW: _constant_SSW
SW: _constant_SW
SameDirection: _RelativeDirection
SameLayer: _AbsoluteDirection
Scale: _constant_Scale
Score: _constant_Score
Secondary: _util_PieceColourType
Select: _MoveSelectType
Set: _MoveSetType
Seven: _CardType
Shared: _RoleType
Shibumi: _ContainerStyleType
Shogi: _ContainerStyleType
Shoot: _MoveShootType
Side: _SitesSideType
Sides: _RegionTypeStatic
SidesMatch: _IsIntegerType
SidesNoCorners: _RegionTypeStatic
Silver: _UserColourType
Simulation: _ModeType
Simultaneous: _ModeType
Site: _ForEachSiteType
SiteIndex: _ShowSiteDataType
Sites: _constant_Sites
Situational: _RepetitionType
SituationalInTurn: _RepetitionType
Six: _CardType
Slash: _SitesEdgeType
Slide: _MoveSlideType
Slosh: _SitesEdgeType
SnakesAndLadders: _ContainerStyleType
Solid: _DiagonalsType
SolidNoSplit: _DiagonalsType
Solved: _IsPuzzleSimpleType
Spades: _SuitType
SpanningTree: _IsTreeType
Spiral: _constant_Spiral
Spline: _CurveType
Square: _constant_Square
SquarePyramidal: _BasisType
Stack: _constant_Stack
Star: _constant_Star
Start: _SitesPieceType
StartOfTurn: _WhenType
State: _constant_State
Step: _MoveStepType
Steps: _CountStepsType
StepsOnTrack: _CountStepsOnTrackType
StraightEdges: _ShowBooleanType
Style: _constant_Style
StyleThickness: _BoardStyleThicknessType
SubGrids: _RegionTypeStatic
Sudoku: _ContainerStyleType
Suicide: _NoSimpleType
Suit: _CardSiteType
Sum: _IsPuzzleRegionResultType
Sunken: _NoBooleanType
Support: _AbsoluteDirection
SupportMultiple: _PinType
Surakarta: _ContainerStyleType
Swap: _MoveSwapType
Symbol: _ShowSymbolType
Symbols: _BoardGraphicsType
T31212: _constant_T31212
T333333_33434: _constant_T333333_33434
T33336: _constant_T33336
T33344: _constant_T33344
T33434: _constant_T33434
T3464: _constant_T3464
T3636: _constant_T3636
T4612: _constant_T4612
T488: _constant_T488
Table: _ContainerStyleType
Tafl: _ContainerStyleType
TangerineDream: _UserColourType
Target: _constant_Target
Team10: _constant_Team10
Team11: _constant_Team11
Team12: _constant_Team12
Team13: _constant_Team13
Team14: _constant_Team14
Team15: _constant_Team15
Team16: _constant_Team16
Team1: _constant_Team1
Team2: _constant_Team2
Team3: _constant_Team3
Team4: _constant_Team4
Team5: _constant_Team5
Team6: _constant_Team6
Team7: _constant_Team7
Team8: _constant_Team8
Team9: _constant_Team9
Team: _constant_Team
TeamMover: _RoleType
Ten: _CardType
Territory: _SizeTerritoryType
Text: _ComponentStyleType
Thick: _LineStyle
ThickDashed: _LineStyle
ThickDotted: _LineStyle
Thin: _LineStyle
ThinDashed: _LineStyle
ThinDotted: _LineStyle
Threatened: _IsComponentType
Three: _CardType
Tie: _ResultType
Tile: _ComponentStyleType
To: _constant_To
ToClear: _SitesSimpleType
Top: _constant_Top
TopLeft: _PuzzleDrawHintType
Topsite: _LandmarkType
Touching: _RegionTypeStatic
TowardsCenter: _PieceStackType
Track: _constant_Track
Tree: _IsTreeType
TreeCentre: _IsTreeType
Trials: _CountSimpleType
Triangle: _constant_Triangle
Triangular: _constant_Triangular
Triggered: _IsTriggeredType
TrumpRank: _CardSiteType
TrumpSuit: _constant_TrumpSuit
TrumpValue: _CardSiteType
TurnLimit: _ValueSimpleType
Turns: _CountSimpleType
Turquoise: _UserColourType
Two: _CardType
Type: _StackPropertyType
U: _constant_U
UE: _constant_UE
UN: _constant_UN
UNE: _constant_UNE
UNW: _constant_UNW
US: _constant_US
USE: _constant_USE
USW: _constant_USW
UW: _constant_UW
UltimateTicTacToe: _ContainerStyleType
Undefined: Any
Unique: _IsPuzzleGraphType
Upward: _AbsoluteDirection
Value: _constant_Value
Values: _AllValuesType
Var: _SetVarType
Vertex: _constant_Vertex
Vertical: _SitesEdgeType
Vertices: _constant_Vertices
VeryDarkBrown: _UserColourType
VeryDarkGrey: _UserColourType
VeryLightBlue: _UserColourType
VeryLightGrey: _UserColourType
Visited: _IsIntegerType
Vote: _MoveMessageType
W: _constant_W
WNW: _constant_WNW
WSW: _constant_WSW
Wedge: _ShapeType
What: _HiddenData
Wheel: _ShapeType
White: _UserColourType
Who: _HiddenData
Win: _ResultType
Winning: _SitesPlayerType
Within: _IsComponentType
Xiangqi: _ContainerStyleType
Yellow: _UserColourType

class AllGroupsType:
    Groups: _constant_Groups
class AllSimpleType:
    DiceUsed: _AllSimpleType
    DiceEqual: _AllSimpleType
    Passed: _AllSimpleType
class AllSitesType:
    Sites: _constant_Sites
    Different: _constant_Different
class AllValuesType:
    Values: _AllValuesType
class CanType:
    Move: _constant_Move
class AllPuzzleType:
    Different: _constant_Different
class IsPuzzleGraphType:
    Unique: _IsPuzzleGraphType
class IsPuzzleRegionResultType:
    Count: _constant_Count
    Sum: _IsPuzzleRegionResultType
class IsPuzzleSimpleType:
    Solved: _IsPuzzleSimpleType
class IsAngleType:
    Acute: _IsAngleType
    Right: _constant_Right
    Obtuse: _IsAngleType
    Reflex: _IsAngleType
class IsComponentType:
    Threatened: _IsComponentType
    Within: _IsComponentType
class IsConnectType:
    Connected: _IsConnectType
    Blocked: _IsConnectType
class IsEdgeType:
    Crossing: _constant_Crossing
class IsGraphType:
    LastFrom: _constant_LastFrom
    LastTo: _constant_LastTo
class IsHiddenType:
    Hidden: _constant_Hidden
class IsInType:
    In: _constant_In
class IsIntegerType:
    Odd: _IsIntegerType
    Even: _IsIntegerType
    Visited: _IsIntegerType
    SidesMatch: _IsIntegerType
    PipsMatch: _IsIntegerType
    Flat: _IsIntegerType
    AnyDie: _IsIntegerType
class IsLineType:
    Line: _constant_Line
class IsLoopType:
    Loop: _constant_Loop
class IsPathType:
    Path: _IsPathType
class IsPatternType:
    Pattern: _constant_Pattern
class IsPlayerType:
    Mover: _constant_Mover
    Next: _constant_Next
    Prev: _constant_Prev
    Friend: _constant_Friend
    Enemy: _constant_Enemy
    Active: _constant_Active
class IsRegularGraphType:
    RegularGraph: _IsRegularGraphType
class IsRelationType:
    Related: _IsRelationType
class IsRepeatType:
    Repeat: _constant_Repeat
class IsSimpleType:
    Cycle: _IsSimpleType
    Pending: _constant_Pending
    Full: _IsSimpleType
class IsSiteType:
    Empty: _constant_Empty
    Occupied: _constant_Occupied
class IsStringType:
    Proposed: _IsStringType
    Decided: _IsStringType
class IsTargetType:
    Target: _constant_Target
class IsTreeType:
    Tree: _IsTreeType
    SpanningTree: _IsTreeType
    CaterpillarTree: _IsTreeType
    TreeCentre: _IsTreeType
class IsTriggeredType:
    Triggered: _IsTriggeredType
class NoMoveType:
    Moves: _constant_Moves
class NoPieceType:
    Pieces: _constant_Pieces
class WasType:
    Pass: _constant_Pass
class RandomDirectionType:
    Random: _constant_Random
class BrickShapeType:
    Square: _constant_Square
    Rectangle: _constant_Rectangle
    Diamond: _constant_Diamond
    Prism: _constant_Prism
    Spiral: _constant_Spiral
    Limping: _constant_Limping
class HexShapeType:
    NoShape: _constant_NoShape
    Square: _constant_Square
    Rectangle: _constant_Rectangle
    Diamond: _constant_Diamond
    Triangle: _constant_Triangle
    Hexagon: _constant_Hexagon
    Star: _constant_Star
    Limping: _constant_Limping
    Prism: _constant_Prism
class DiagonalsType:
    Implied: _DiagonalsType
    Solid: _DiagonalsType
    SolidNoSplit: _DiagonalsType
    Alternating: _constant_Alternating
    Concentric: _constant_Concentric
    Radiating: _DiagonalsType
class SquareShapeType:
    NoShape: _constant_NoShape
    Square: _constant_Square
    Rectangle: _constant_Rectangle
    Diamond: _constant_Diamond
    Limping: _constant_Limping
class TilingType:
    T31212: _constant_T31212
    T3464: _constant_T3464
    T488: _constant_T488
    T33434: _constant_T33434
    T33336: _constant_T33336
    T33344: _constant_T33344
    T3636: _constant_T3636
    T4612: _constant_T4612
    T333333_33434: _constant_T333333_33434
class Tiling3464ShapeType:
    Custom: _constant_Custom
    Square: _constant_Square
    Rectangle: _constant_Rectangle
    Diamond: _constant_Diamond
    Prism: _constant_Prism
    Triangle: _constant_Triangle
    Hexagon: _constant_Hexagon
    Star: _constant_Star
    Limping: _constant_Limping
class TriShapeType:
    NoShape: _constant_NoShape
    Square: _constant_Square
    Rectangle: _constant_Rectangle
    Diamond: _constant_Diamond
    Triangle: _constant_Triangle
    Hexagon: _constant_Hexagon
    Star: _constant_Star
    Limping: _constant_Limping
    Prism: _constant_Prism
class ShapeStarType:
    Star: _constant_Star
class ConcentricShapeType:
    Square: _constant_Square
    Triangle: _constant_Triangle
    Hexagon: _constant_Hexagon
    Target: _constant_Target
class PlayersManyType:
    All: _constant_All
    NonMover: _constant_NonMover
    Enemy: _constant_Enemy
    Friend: _constant_Friend
    Ally: _constant_Ally
class PlayersTeamType:
    Team1: _constant_Team1
    Team2: _constant_Team2
    Team3: _constant_Team3
    Team4: _constant_Team4
    Team5: _constant_Team5
    Team6: _constant_Team6
    Team7: _constant_Team7
    Team8: _constant_Team8
    Team9: _constant_Team9
    Team10: _constant_Team10
    Team11: _constant_Team11
    Team12: _constant_Team12
    Team13: _constant_Team13
    Team14: _constant_Team14
    Team15: _constant_Team15
    Team16: _constant_Team16
class SizesGroupType:
    Group: _constant_Group
class ValuesStringType:
    Remembered: _ValuesStringType
class WhereLevelType:
    Level: _constant_Level
class CardSimpleType:
    TrumpSuit: _constant_TrumpSuit
class CardSiteType:
    Rank: _CardSiteType
    Suit: _CardSiteType
    TrumpValue: _CardSiteType
    TrumpRank: _CardSiteType
class CountComponentType:
    Pieces: _constant_Pieces
    Pips: _CountComponentType
class CountGroupsType:
    Groups: _constant_Groups
class CountLibertiesType:
    Liberties: _CountLibertiesType
class CountSimpleType:
    Rows: _constant_Rows
    Columns: _constant_Columns
    Turns: _CountSimpleType
    Moves: _constant_Moves
    Trials: _CountSimpleType
    MovesThisTurn: _CountSimpleType
    Phases: _CountSimpleType
    Vertices: _constant_Vertices
    Edges: _constant_Edges
    Cells: _CountSimpleType
    Players: _constant_Players
    Active: _constant_Active
    LegalMoves: _CountSimpleType
class CountSiteType:
    Sites: _constant_Sites
    Adjacent: _constant_Adjacent
    Neighbours: _CountSiteType
    Orthogonal: _constant_Orthogonal
    Diagonal: _constant_Diagonal
    Off: Any
class CountStackType:
    Stack: _constant_Stack
class CountStepsOnTrackType:
    StepsOnTrack: _CountStepsOnTrackType
class CountStepsType:
    Steps: _CountStepsType
class CountValueType:
    Value: _constant_Value
class LastType:
    From: _constant_From
    LevelFrom: _LastType
    To: _constant_To
    LevelTo: _LastType
class SizeArrayType:
    Array: _SizeArrayType
class SizeGroupType:
    Group: _constant_Group
class SizeLargePieceType:
    LargePiece: _constant_LargePiece
class SizeSiteType:
    Stack: _constant_Stack
class SizeTerritoryType:
    Territory: _SizeTerritoryType
class TrackSiteFirstType:
    FirstSite: _constant_FirstSite
class TrackSiteMoveType:
    Move: _constant_Move
class TrackSiteType:
    EndSite: _TrackSiteType
class ValueComponentType:
    Piece: _constant_Piece
class ValuePlayerType:
    Player: _constant_Player
class ValueRandomType:
    Random: _constant_Random
class ValueSimpleType:
    Pending: _constant_Pending
    MoveLimit: _ValueSimpleType
    TurnLimit: _ValueSimpleType
class ForEachLevelType:
    Level: _constant_Level
class LastRegionType:
    Between: _constant_Between
class LineOfSightType:
    Empty: _constant_Empty
    Farthest: _LineOfSightType
    Piece: _constant_Piece
class SitesAroundType:
    Around: _SitesAroundType
class SitesBetweenType:
    Between: _constant_Between
class SitesCrossingType:
    Crossing: _constant_Crossing
class SitesDirectionType:
    Direction: _constant_Direction
class SitesDistanceType:
    Distance: _constant_Distance
class SitesEdgeType:
    Axial: _constant_Axial
    Horizontal: _SitesEdgeType
    Vertical: _SitesEdgeType
    Angled: _constant_Angled
    Slash: _SitesEdgeType
    Slosh: _SitesEdgeType
class SitesGroupType:
    Group: _constant_Group
class SitesHiddenType:
    Hidden: _constant_Hidden
class SitesIncidentType:
    Incident: _SitesIncidentType
class SitesIndexType:
    Row: _SitesIndexType
    Column: _SitesIndexType
    Phase: _constant_Phase
    Cell: _constant_Cell
    Edge: _constant_Edge
    State: _constant_State
    Empty: _constant_Empty
    Layer: _SitesIndexType
class SitesLargePieceType:
    LargePiece: _constant_LargePiece
class SitesLineOfSightType:
    LineOfSight: _SitesLineOfSightType
class SitesLoopType:
    Loop: _constant_Loop
class SitesMoveType:
    From: _constant_From
    Between: _constant_Between
    To: _constant_To
class SitesOccupiedType:
    Occupied: _constant_Occupied
class SitesPatternType:
    Pattern: _constant_Pattern
class SitesPieceType:
    Start: _SitesPieceType
class SitesPlayerType:
    Hand: _constant_Hand
    Winning: _SitesPlayerType
class SitesRandomType:
    Random: _constant_Random
class SitesSideType:
    Side: _SitesSideType
class SitesSimpleType:
    Board: _constant_Board
    Top: _constant_Top
    Bottom: _SitesSimpleType
    Left: _SitesSimpleType
    Right: _constant_Right
    Inner: _constant_Inner
    Outer: _constant_Outer
    Perimeter: _SitesSimpleType
    Corners: _constant_Corners
    ConcaveCorners: _SitesSimpleType
    ConvexCorners: _SitesSimpleType
    Major: _SitesSimpleType
    Minor: _SitesSimpleType
    Centre: _SitesSimpleType
    Hint: _constant_Hint
    ToClear: _SitesSimpleType
    LineOfPlay: _SitesSimpleType
    Pending: _constant_Pending
    Playable: _SitesSimpleType
    LastTo: _constant_LastTo
    LastFrom: _constant_LastFrom
class SitesTrackType:
    Track: _constant_Track
class NoRepeatType:
    Repeat: _constant_Repeat
class NoSimpleType:
    Suicide: _NoSimpleType
class MoveBetType:
    Bet: _MoveBetType
class MoveFromToType:
    FromTo: _MoveFromToType
class MoveHopType:
    Hop: _MoveHopType
class MoveLeapType:
    Leap: _MoveLeapType
class MoveMessageType:
    Propose: _MoveMessageType
    Vote: _MoveMessageType
class MovePromoteType:
    Promote: _MovePromoteType
class MoveRemoveType:
    Remove: _MoveRemoveType
class MoveSelectType:
    Select: _MoveSelectType
class MoveSetType:
    Set: _MoveSetType
class MoveShootType:
    Shoot: _MoveShootType
class MoveSimpleType:
    Pass: _constant_Pass
    PlayCard: _MoveSimpleType
class MoveSiteType:
    Add: _MoveSiteType
    Claim: _MoveSiteType
class MoveSlideType:
    Slide: _MoveSlideType
class MoveStepType:
    Step: _MoveStepType
class MoveSwapType:
    Swap: _MoveSwapType
class MaxDistanceType:
    Distance: _constant_Distance
class MaxMovesType:
    Moves: _constant_Moves
    Captures: _MaxMovesType
class SetHiddenType:
    Hidden: _constant_Hidden
class SetNextPlayerType:
    NextPlayer: _SetNextPlayerType
class SetPendingType:
    Pending: _constant_Pending
class SetPlayerType:
    Value: _constant_Value
    Score: _constant_Score
class SetRotationType:
    Rotation: _constant_Rotation
class SetSiteType:
    Count: _constant_Count
    State: _constant_State
    Value: _constant_Value
class SetTeamType:
    Team: _constant_Team
class SetTrumpType:
    TrumpSuit: _constant_TrumpSuit
class SetValueType:
    Counter: _SetValueType
    Pot: _SetValueType
class SetVarType:
    Var: _SetVarType
class ForgetValueAllType:
    All: _constant_All
class ForgetValueType:
    Value: _constant_Value
class RememberStateType:
    State: _constant_State
class RememberValueType:
    Value: _constant_Value
class SwapPlayersType:
    Players: _constant_Players
class SwapSitesType:
    Pieces: _constant_Pieces
class TakeControlType:
    Control: _TakeControlType
class TakeSimpleType:
    Domino: _constant_Domino
class ForEachDieType:
    Die: _constant_Die
class ForEachDirectionType:
    Direction: _constant_Direction
class ForEachGroupType:
    Group: _constant_Group
class ForEachPieceType:
    Piece: _constant_Piece
class ForEachPlayerType:
    Player: _constant_Player
class ForEachSiteType:
    Site: _ForEachSiteType
class ForEachValueType:
    Value: _constant_Value
class ForEachStartValueType:
    Value: _constant_Value
class ForEachTeamType:
    Team: _constant_Team
class PlaceRandomType:
    Random: _constant_Random
class PlaceStackType:
    Stack: _constant_Stack
class SetRememberValueType:
    RememberValue: _SetRememberValueType
class SetStartGraphType:
    AllInvisible: _SetStartGraphType
class SetStartHiddenType:
    Hidden: _constant_Hidden
class SetStartPlayerType:
    Amount: _SetStartPlayerType
    Score: _constant_Score
class SetStartPlayersType:
    Team: _constant_Team
class SetStartSitesType:
    Count: _constant_Count
    Cost: _constant_Cost
    Phase: _constant_Phase
class SplitType:
    Deck: _constant_Deck
class BasisType:
    NoBasis: _BasisType
    Triangular: _constant_Triangular
    Square: _constant_Square
    Hexagonal: _constant_Hexagonal
    T33336: _constant_T33336
    T33344: _constant_T33344
    T33434: _constant_T33434
    T3464: _constant_T3464
    T3636: _constant_T3636
    T4612: _constant_T4612
    T488: _constant_T488
    T31212: _constant_T31212
    T333333_33434: _constant_T333333_33434
    SquarePyramidal: _BasisType
    HexagonalPyramidal: _BasisType
    Concentric: _constant_Concentric
    Circle: _constant_Circle
    Spiral: _constant_Spiral
    Dual: _BasisType
    Brick: _BasisType
    Mesh: _BasisType
    Morris: _BasisType
    Celtic: _BasisType
    QuadHex: _BasisType
class HiddenData:
    What: _HiddenData
    Who: _HiddenData
    State: _constant_State
    Count: _constant_Count
    Rotation: _constant_Rotation
    Value: _constant_Value
class LandmarkType:
    CentreSite: _LandmarkType
    LeftSite: _LandmarkType
    RightSite: _LandmarkType
    Topsite: _LandmarkType
    BottomSite: _LandmarkType
    FirstSite: _constant_FirstSite
    LastSite: _LandmarkType
class PuzzleElementType:
    Cell: _constant_Cell
    Edge: _constant_Edge
    Vertex: _constant_Vertex
    Hint: _constant_Hint
class RegionTypeDynamic:
    Empty: _constant_Empty
    NotEmpty: _RegionTypeDynamic
    Own: _RegionTypeDynamic
    NotOwn: _RegionTypeDynamic
    Enemy: _constant_Enemy
    NotEnemy: _RegionTypeDynamic
class RegionTypeStatic:
    Rows: _constant_Rows
    Columns: _constant_Columns
    AllDirections: _RegionTypeStatic
    HintRegions: _RegionTypeStatic
    Layers: _RegionTypeStatic
    Diagonals: _RegionTypeStatic
    SubGrids: _RegionTypeStatic
    Regions: _RegionTypeStatic
    Vertices: _constant_Vertices
    Corners: _constant_Corners
    Sides: _RegionTypeStatic
    SidesNoCorners: _RegionTypeStatic
    AllSites: _RegionTypeStatic
    Touching: _RegionTypeStatic
class RelationType:
    Orthogonal: _constant_Orthogonal
    Diagonal: _constant_Diagonal
    OffDiagonal: _constant_OffDiagonal
    Adjacent: _constant_Adjacent
    All: _constant_All
class ShapeType:
    NoShape: _constant_NoShape
    Custom: _constant_Custom
    Square: _constant_Square
    Rectangle: _constant_Rectangle
    Triangle: _constant_Triangle
    Hexagon: _constant_Hexagon
    Cross: _ShapeType
    Diamond: _constant_Diamond
    Prism: _constant_Prism
    Quadrilateral: _ShapeType
    Rhombus: _ShapeType
    Wheel: _ShapeType
    Circle: _constant_Circle
    Spiral: _constant_Spiral
    Wedge: _ShapeType
    Star: _constant_Star
    Limping: _constant_Limping
    Regular: _ShapeType
    Polygon: _ShapeType
class SiteType:
    Vertex: _constant_Vertex
    Edge: _constant_Edge
    Cell: _constant_Cell
class StepType:
    F: _StepType
    L: _StepType
    R: _StepType
class StoreType:
    None_: _constant_None
    Outer: _constant_Outer
    Inner: _constant_Inner
class TilingBoardlessType:
    Square: _constant_Square
    Triangular: _constant_Triangular
    Hexagonal: _constant_Hexagonal
class TrackStepType:
    Off: Any
    End: Any
    Repeat: _constant_Repeat
class TrackType:
    Track: _constant_Track
class CardType:
    Joker: _CardType
    Ace: _CardType
    Two: _CardType
    Three: _CardType
    Four: _CardType
    Five: _CardType
    Six: _CardType
    Seven: _CardType
    Eight: _CardType
    Nine: _CardType
    Ten: _CardType
    Jack: _CardType
    Queen: _CardType
    King: _CardType
class DealableType:
    Dominoes: _DealableType
    Cards: _DealableType
class SuitType:
    Clubs: _SuitType
    Spades: _SuitType
    Diamonds: _SuitType
    Hearts: _SuitType
class GravityType:
    PyramidalDrop: _GravityType
class ModeType:
    Alternating: _constant_Alternating
    Simultaneous: _ModeType
    Simulation: _ModeType
class PassEndType:
    Draw: _constant_Draw
    NoEnd: _PassEndType
class PinType:
    SupportMultiple: _PinType
class PrevType:
    Mover: _constant_Mover
    MoverLastTurn: _PrevType
class RepetitionType:
    SituationalInTurn: _RepetitionType
    PositionalInTurn: _RepetitionType
    Positional: _RepetitionType
    Situational: _RepetitionType
class ResultType:
    Win: _ResultType
    Loss: _ResultType
    Draw: _constant_Draw
    Tie: _ResultType
    Abandon: _ResultType
    Crash: _ResultType
class RoleType:
    Neutral: _RoleType
    P1: _RoleType
    P2: _RoleType
    P3: _RoleType
    P4: _RoleType
    P5: _RoleType
    P6: _RoleType
    P7: _RoleType
    P8: _RoleType
    P9: _RoleType
    P10: _RoleType
    P11: _RoleType
    P12: _RoleType
    P13: _RoleType
    P14: _RoleType
    P15: _RoleType
    P16: _RoleType
    Team1: _constant_Team1
    Team2: _constant_Team2
    Team3: _constant_Team3
    Team4: _constant_Team4
    Team5: _constant_Team5
    Team6: _constant_Team6
    Team7: _constant_Team7
    Team8: _constant_Team8
    Team9: _constant_Team9
    Team10: _constant_Team10
    Team11: _constant_Team11
    Team12: _constant_Team12
    Team13: _constant_Team13
    Team14: _constant_Team14
    Team15: _constant_Team15
    Team16: _constant_Team16
    TeamMover: _RoleType
    Each: _RoleType
    Shared: _RoleType
    All: _constant_All
    Mover: _constant_Mover
    Next: _constant_Next
    Prev: _constant_Prev
    NonMover: _constant_NonMover
    Enemy: _constant_Enemy
    Friend: _constant_Friend
    Ally: _constant_Ally
    Player: _constant_Player
class WhenType:
    StartOfTurn: _WhenType
    EndOfTurn: _WhenType
class AbsoluteDirection:
    All: _constant_All
    Angled: _constant_Angled
    Adjacent: _constant_Adjacent
    Axial: _constant_Axial
    Orthogonal: _constant_Orthogonal
    Diagonal: _constant_Diagonal
    OffDiagonal: _constant_OffDiagonal
    SameLayer: _AbsoluteDirection
    Upward: _AbsoluteDirection
    Downward: _AbsoluteDirection
    Rotational: _AbsoluteDirection
    Base: _AbsoluteDirection
    Support: _AbsoluteDirection
    N: _constant_N
    E: _constant_E
    S: _constant_S
    W: _constant_W
    NE: _constant_NE
    SE: _constant_SE
    NW: _constant_NW
    SW: _constant_SW
    NNW: _constant_NNW
    WNW: _constant_WNW
    WSW: _constant_WSW
    SSW: _constant_SSW
    SSE: _constant_SSE
    ESE: _constant_ESE
    ENE: _constant_ENE
    NNE: _constant_NNE
    CW: _constant_CW
    CCW: _constant_CCW
    In: _constant_In
    Out: _constant_Out
    U: _constant_U
    UN: _constant_UN
    UNE: _constant_UNE
    UE: _constant_UE
    USE: _constant_USE
    US: _constant_US
    USW: _constant_USW
    UW: _constant_UW
    UNW: _constant_UNW
    D: _constant_D
    DN: _constant_DN
    DNE: _constant_DNE
    DE: _constant_DE
    DSE: _constant_DSE
    DS: _constant_DS
    DSW: _constant_DSW
    DW: _constant_DW
    DNW: _constant_DNW
class CompassDirection:
    N: _constant_N
    NNE: _constant_NNE
    NE: _constant_NE
    ENE: _constant_ENE
    E: _constant_E
    ESE: _constant_ESE
    SE: _constant_SE
    SSE: _constant_SSE
    S: _constant_S
    SSW: _constant_SSW
    SW: _constant_SW
    WSW: _constant_WSW
    W: _constant_W
    WNW: _constant_WNW
    NW: _constant_NW
    NNW: _constant_NNW
class DirectionUniqueName:
    N: _constant_N
    NNE: _constant_NNE
    NE: _constant_NE
    E: _constant_E
    SSE: _constant_SSE
    SE: _constant_SE
    S: _constant_S
    SSW: _constant_SSW
    SW: _constant_SW
    W: _constant_W
    NW: _constant_NW
    NNW: _constant_NNW
    WNW: _constant_WNW
    ENE: _constant_ENE
    ESE: _constant_ESE
    WSW: _constant_WSW
    CW: _constant_CW
    Out: _constant_Out
    CCW: _constant_CCW
    In: _constant_In
    UNW: _constant_UNW
    UNE: _constant_UNE
    USE: _constant_USE
    USW: _constant_USW
    DNW: _constant_DNW
    DNE: _constant_DNE
    DSE: _constant_DSE
    DSW: _constant_DSW
    U: _constant_U
    UN: _constant_UN
    UW: _constant_UW
    UE: _constant_UE
    US: _constant_US
    D: _constant_D
    DN: _constant_DN
    DW: _constant_DW
    DE: _constant_DE
    DS: _constant_DS
class RelativeDirection:
    Forward: _RelativeDirection
    Backward: _RelativeDirection
    Rightward: _RelativeDirection
    Leftward: _RelativeDirection
    Forwards: _RelativeDirection
    Backwards: _RelativeDirection
    Rightwards: _RelativeDirection
    Leftwards: _RelativeDirection
    FL: _RelativeDirection
    FLL: _RelativeDirection
    FLLL: _RelativeDirection
    BL: _RelativeDirection
    BLL: _RelativeDirection
    BLLL: _RelativeDirection
    FR: _RelativeDirection
    FRR: _RelativeDirection
    FRRR: _RelativeDirection
    BR: _RelativeDirection
    BRR: _RelativeDirection
    BRRR: _RelativeDirection
    SameDirection: _RelativeDirection
    OppositeDirection: _RelativeDirection
class RotationalDirection:
    Out: _constant_Out
    CW: _constant_CW
    In: _constant_In
    CCW: _constant_CCW
class SpatialDirection:
    D: _constant_D
    DN: _constant_DN
    DNE: _constant_DNE
    DE: _constant_DE
    DSE: _constant_DSE
    DS: _constant_DS
    DSW: _constant_DSW
    DW: _constant_DW
    DNW: _constant_DNW
    U: _constant_U
    UN: _constant_UN
    UNE: _constant_UNE
    UE: _constant_UE
    USE: _constant_USE
    US: _constant_US
    USW: _constant_USW
    UW: _constant_UW
    UNW: _constant_UNW
class StackDirection:
    FromBottom: _StackDirection
    FromTop: _StackDirection
class BoardBooleanType:
    Checkered: _BoardBooleanType
class BoardColourType:
    Colour: _constant_Colour
class BoardCurvatureType:
    Curvature: _BoardCurvatureType
class BoardPlacementType:
    Placement: _constant_Placement
class BoardStyleThicknessType:
    StyleThickness: _BoardStyleThicknessType
class BoardStyleType:
    Style: _constant_Style
class HandPlacementType:
    Placement: _constant_Placement
class NoBooleanType:
    Board: _constant_Board
    Animation: _NoBooleanType
    Sunken: _NoBooleanType
    HandScale: _NoBooleanType
    Curves: _NoBooleanType
    MaskedColour: _NoBooleanType
    DicePips: _NoBooleanType
class PieceColourType:
    Colour: _constant_Colour
    Fill: _util_PieceColourType
    Edge: _constant_Edge
    Secondary: _util_PieceColourType
class PieceFamiliesType:
    Families: _PieceFamiliesType
class PieceGroundType:
    Background: _PieceGroundType
    Foreground: _PieceGroundType
    Hidden: _constant_Hidden
class PieceNameType:
    Rename: _PieceNameType
    ExtendName: _PieceNameType
    AddStateToName: _PieceNameType
    Hidden: _constant_Hidden
class PieceReflectType:
    Reflect: _PieceReflectType
class PieceRotateType:
    Rotate: _PieceRotateType
class PieceScaleByType:
    ByValue: _PieceScaleByType
class PieceScaleType:
    Scale: _constant_Scale
class PieceStyleType:
    Style: _constant_Style
class PlayerColourType:
    Colour: _constant_Colour
class PlayerNameType:
    Name: _PlayerNameType
class RegionColourType:
    Colour: _constant_Colour
class ShowBooleanType:
    Pits: _ShowBooleanType
    PlayerHoles: _ShowBooleanType
    LocalStateHoles: _ShowBooleanType
    RegionOwner: _ShowBooleanType
    Cost: _constant_Cost
    Hints: _ShowBooleanType
    EdgeDirections: _ShowBooleanType
    PossibleMoves: _ShowBooleanType
    CurvedEdges: _ShowBooleanType
    StraightEdges: _ShowBooleanType
class ShowCheckType:
    Check: _ShowCheckType
class ShowComponentDataType:
    State: _constant_State
    Value: _constant_Value
class ShowComponentType:
    Piece: _constant_Piece
class ShowEdgeType:
    Edges: _constant_Edges
class ShowLineType:
    Line: _constant_Line
class ShowScoreType:
    Score: _constant_Score
class ShowSiteDataType:
    AsHoles: _ShowSiteDataType
    SiteIndex: _ShowSiteDataType
class ShowSiteType:
    Sites: _constant_Sites
    Cell: _constant_Cell
class ShowSymbolType:
    Symbol: _ShowSymbolType
class BoardGraphicsType:
    InnerEdges: _BoardGraphicsType
    OuterEdges: _BoardGraphicsType
    Phase0: _BoardGraphicsType
    Phase1: _BoardGraphicsType
    Phase2: _BoardGraphicsType
    Phase3: _BoardGraphicsType
    Phase4: _BoardGraphicsType
    Phase5: _BoardGraphicsType
    Symbols: _BoardGraphicsType
    InnerVertices: _BoardGraphicsType
    OuterVertices: _BoardGraphicsType
class ComponentStyleType:
    Piece: _constant_Piece
    Text: _ComponentStyleType
    Tile: _ComponentStyleType
    Card: _ComponentStyleType
    Die: _constant_Die
    Domino: _constant_Domino
    LargePiece: _constant_LargePiece
    ExtendedShogi: _ComponentStyleType
    ExtendedXiangqi: _ComponentStyleType
    NativeAmericanDice: _ComponentStyleType
class ContainerStyleType:
    Board: _constant_Board
    Hand: _constant_Hand
    Deck: _constant_Deck
    Dice: _ContainerStyleType
    Boardless: _ContainerStyleType
    ConnectiveGoal: _ContainerStyleType
    Mancala: _ContainerStyleType
    PenAndPaper: _ContainerStyleType
    Shibumi: _ContainerStyleType
    Spiral: _constant_Spiral
    Isometric: _ContainerStyleType
    Puzzle: _ContainerStyleType
    Backgammon: _constant_Backgammon
    Chess: _ContainerStyleType
    Connect4: _ContainerStyleType
    Go: _ContainerStyleType
    Graph: _ContainerStyleType
    HoundsAndJackals: _ContainerStyleType
    Janggi: _ContainerStyleType
    Lasca: _ContainerStyleType
    Shogi: _ContainerStyleType
    SnakesAndLadders: _ContainerStyleType
    Surakarta: _ContainerStyleType
    Table: _ContainerStyleType
    Tafl: _ContainerStyleType
    Xiangqi: _ContainerStyleType
    UltimateTicTacToe: _ContainerStyleType
    Futoshiki: _ContainerStyleType
    Hashi: _ContainerStyleType
    Kakuro: _ContainerStyleType
    Sudoku: _ContainerStyleType
class ControllerType:
    BasicController: _ControllerType
    PyramidalController: _ControllerType
class CurveType:
    Spline: _CurveType
    Bezier: _CurveType
class EdgeType:
    All: _constant_All
    Inner: _constant_Inner
    Outer: _constant_Outer
    Interlayer: _EdgeType
class HoleType:
    Square: _constant_Square
    Oval: _HoleType
class LineStyle:
    Thin: _LineStyle
    Thick: _LineStyle
    ThinDotted: _LineStyle
    ThickDotted: _LineStyle
    ThinDashed: _LineStyle
    ThickDashed: _LineStyle
    Hidden: _constant_Hidden
class PieceStackType:
    Default: _constant_Default
    Ground: _PieceStackType
    GroundDynamic: _PieceStackType
    Reverse: _PieceStackType
    Fan: _PieceStackType
    FanAlternating: _PieceStackType
    None_: _constant_None
    Backgammon: _constant_Backgammon
    Count: _constant_Count
    DefaultAndCount: _PieceStackType
    CountColoured: _PieceStackType
    Ring: _PieceStackType
    TowardsCenter: _PieceStackType
class PuzzleDrawHintType:
    Default: _constant_Default
    TopLeft: _PuzzleDrawHintType
    NextTo: _PuzzleDrawHintType
    None_: _constant_None
class PuzzleHintLocationType:
    Default: _constant_Default
    BetweenVertices: _PuzzleHintLocationType
class StackPropertyType:
    Scale: _constant_Scale
    Limit: _StackPropertyType
    Type: _StackPropertyType
class ValueLocationType:
    None_: _constant_None
    CornerLeft: _ValueLocationType
    CornerRight: _ValueLocationType
    Top: _constant_Top
    Middle: _ValueLocationType
class WhenScoreType:
    Always: _WhenScoreType
    Never: _WhenScoreType
    AtEnd: _WhenScoreType
class UserColourType:
    White: _UserColourType
    Black: _UserColourType
    Grey: _UserColourType
    LightGrey: _UserColourType
    VeryLightGrey: _UserColourType
    DarkGrey: _UserColourType
    VeryDarkGrey: _UserColourType
    Dark: _UserColourType
    Red: _UserColourType
    Green: _UserColourType
    Blue: _UserColourType
    Yellow: _UserColourType
    Pink: _UserColourType
    Cyan: _UserColourType
    Brown: _UserColourType
    DarkBrown: _UserColourType
    VeryDarkBrown: _UserColourType
    Purple: _UserColourType
    Magenta: _UserColourType
    Turquoise: _UserColourType
    Orange: _UserColourType
    LightOrange: _UserColourType
    LightRed: _UserColourType
    DarkRed: _UserColourType
    Burgundy: _UserColourType
    LightGreen: _UserColourType
    DarkGreen: _UserColourType
    LightBlue: _UserColourType
    VeryLightBlue: _UserColourType
    DarkBlue: _UserColourType
    IceBlue: _UserColourType
    Gold: _UserColourType
    Silver: _UserColourType
    Bronze: _UserColourType
    GunMetal: _UserColourType
    HumanLight: _UserColourType
    HumanDark: _UserColourType
    Cream: _UserColourType
    DeepPurple: _UserColourType
    PinkFloyd: _UserColourType
    BlackSabbath: _UserColourType
    KingCrimson: _UserColourType
    TangerineDream: _UserColourType
    BabyBlue: _UserColourType
    LightTan: _UserColourType
    Hidden: _constant_Hidden
@overload
def notEqual(valueA: _IntFunction | int, valueB: _IntFunction | int | _RoleType | None = ..., roleB: _RoleType | None = ..., /) -> _NotEqual:
    """``(!= <int> <int> | <roleType>)``"""
@overload
def notEqual(regionA: _RegionFunction, regionB: _RegionFunction, /) -> _NotEqual:
    """``(!= <sites> <sites>)``"""
def modulo(value: _IntFunction | int, modulo: _IntFunction | int, /) -> _Mod:
    """``(% <int> <int>)``"""
@overload
def times(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Mul:
    """``(* <dim> <dim>)``"""
@overload
def times(list: Sequence[_DimFunction | int], /) -> _dim_math_Mul:
    """``(* {<dim>})``"""
@overload
def times(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Mul:
    """``(* <float> <float>)``"""
@overload
def times(list: Sequence[_FloatFunction | int | float], /) -> _floats_math_Mul:
    """``(* {<float>})``"""
@overload
def times(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Mul:
    """``(* <int> <int>)``"""
@overload
def times(list: Sequence[_IntFunction | int] | _IntArrayFunction | None = ..., array: _IntArrayFunction | None = ..., /) -> _ints_math_Mul:
    """``(* {<int>} | <ints>)``"""
@overload
def plus(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Add:
    """``(+ <dim> <dim>)``"""
@overload
def plus(list: Sequence[_DimFunction | int], /) -> _dim_math_Add:
    """``(+ {<dim>})``"""
@overload
def plus(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Add:
    """``(+ <float> <float>)``"""
@overload
def plus(list: Sequence[_FloatFunction | int | float], /) -> _floats_math_Add:
    """``(+ {<float>})``"""
@overload
def plus(graph: _GraphFunction | None = ..., /, *, vertices: Sequence[Sequence[_FloatFunction | int | float]] | None = ..., edges: Sequence[Sequence[Sequence[_FloatFunction | int | float]]] | Sequence[Sequence[_DimFunction | int]] | None = ..., edgesCurved: Sequence[Sequence[Sequence[_FloatFunction | int | float]]] | None = ..., cells: Sequence[Sequence[Sequence[_FloatFunction | int | float]]] | Sequence[Sequence[_DimFunction | int]] | None = ..., connect: bool | None = ...) -> _operators_Add:
    """``(add [<graph>] [vertices:{{<float>}}] [edges:{{{<float>}}}] | [edges:{{<dim>}}] [edgesCurved:{{{<float>}}}] [cells:{{{<float>}}}] | [cells:{{<dim>}}] …)``"""
@overload
def plus(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Add:
    """``(+ <int> <int>)``"""
@overload
def plus(list: Sequence[_IntFunction | int] | _IntArrayFunction | None = ..., array: _IntArrayFunction | None = ..., /) -> _ints_math_Add:
    """``(+ {<int>} | <ints>)``"""
@overload
def plus(what: _moves_Piece | _moves_To, to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, count: _IntFunction | int | None = ..., stack: bool | None = ...) -> _effect_Add:
    """``(add [<piece>] <to> [count:<int>] [stack:<boolean>] [<then>])``"""
@overload
def minus(valueA: _DimFunction | int, valueB: _DimFunction | int, /) -> _dim_math_Sub:
    """``(- <dim> <dim>)``"""
@overload
def minus(valueA: _FloatFunction | int | float, valueB: _FloatFunction | int | float, /) -> _floats_math_Sub:
    """``(- <float> <float>)``"""
@overload
def minus(valueA: _IntFunction | int, valueB: _IntFunction | int | None = ..., /) -> _ints_math_Sub:
    """``(- [<int>] <int>)``"""
@overload
def divide(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Div:
    """``(/ <dim> <dim>)``"""
@overload
def divide(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Div:
    """``(/ <float> <float>)``"""
@overload
def divide(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Div:
    """``(/ <int> <int>)``"""
def lt(valueA: _IntFunction | int, valueB: _IntFunction | int, /) -> _Lt:
    """``(< <int> <int>)``"""
def le(valueA: _IntFunction | int, valueB: _IntFunction | int, /) -> _Le:
    """``(<= <int> <int>)``"""
@overload
def equals(valueA: _IntFunction | int, valueB: _IntFunction | int | _RoleType | None = ..., roleB: _RoleType | None = ..., /) -> _Equals:
    """``(= <int> <int> | <roleType>)``"""
@overload
def equals(regionA: _RegionFunction, regionB: _RegionFunction, /) -> _Equals:
    """``(= <sites> <sites>)``"""
def gt(valueA: _IntFunction | int, valueB: _IntFunction | int, /) -> _Gt:
    """``(> <int> <int>)``"""
def ge(valueA: _IntFunction | int, valueB: _IntFunction | int, /) -> _Ge:
    """``(>= <int> <int>)``"""
@overload
def power(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Pow:
    """``(^ <dim> <dim>)``"""
@overload
def power(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Pow:
    """``(^ <float> <float>)``"""
@overload
def power(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Pow:
    """``(^ <int> <int>)``"""
@overload
def abs(value: _DimFunction | int, /) -> _dim_math_Abs:
    """``(abs <dim>)``"""
@overload
def abs(value: _FloatFunction | int | float, /) -> _floats_math_Abs:
    """``(abs <float>)``"""
@overload
def abs(value: _IntFunction | int, /) -> _ints_math_Abs:
    """``(abs <int>)``"""
@overload
def add(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Add:
    """``(+ <dim> <dim>)``"""
@overload
def add(list: Sequence[_DimFunction | int], /) -> _dim_math_Add:
    """``(+ {<dim>})``"""
@overload
def add(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Add:
    """``(+ <float> <float>)``"""
@overload
def add(list: Sequence[_FloatFunction | int | float], /) -> _floats_math_Add:
    """``(+ {<float>})``"""
@overload
def add(graph: _GraphFunction | None = ..., /, *, vertices: Sequence[Sequence[_FloatFunction | int | float]] | None = ..., edges: Sequence[Sequence[Sequence[_FloatFunction | int | float]]] | Sequence[Sequence[_DimFunction | int]] | None = ..., edgesCurved: Sequence[Sequence[Sequence[_FloatFunction | int | float]]] | None = ..., cells: Sequence[Sequence[Sequence[_FloatFunction | int | float]]] | Sequence[Sequence[_DimFunction | int]] | None = ..., connect: bool | None = ...) -> _operators_Add:
    """``(add [<graph>] [vertices:{{<float>}}] [edges:{{{<float>}}}] | [edges:{{<dim>}}] [edgesCurved:{{{<float>}}}] [cells:{{{<float>}}}] | [cells:{{<dim>}}] …)``"""
@overload
def add(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Add:
    """``(+ <int> <int>)``"""
@overload
def add(list: Sequence[_IntFunction | int] | _IntArrayFunction | None = ..., array: _IntArrayFunction | None = ..., /) -> _ints_math_Add:
    """``(+ {<int>} | <ints>)``"""
@overload
def add(what: _moves_Piece | _moves_To, to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, count: _IntFunction | int | None = ..., stack: bool | None = ...) -> _effect_Add:
    """``(add [<piece>] <to> [count:<int>] [stack:<boolean>] [<then>])``"""
@overload
def addScore(player: _moves_Player | _RoleType | _IntFunction | int, role: _RoleType | _IntFunction | int | _Then | None = ..., score: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _AddScore:
    """``(addScore <player> | <roleType> <int> [<then>])``"""
@overload
def addScore(players: Sequence[_IntFunction | int] | Sequence[_RoleType], roles: Sequence[_RoleType] | Sequence[_IntFunction | int] | _Then | None = ..., scores: Sequence[_IntFunction | int] | _Then | None = ..., then: _Then | None = ..., /) -> _AddScore:
    """``(addScore {<int>} | {<roleType>} {<int>} [<then>])``"""
def adversarialPuzzle(adversarialPuzzle: bool | None = ..., /) -> _AdversarialPuzzle:
    """``(adversarialPuzzle [<boolean>])``"""
def ag0(explorationConstant: int | float | None = ..., /) -> _Ag0:
    """``(ag0 [<float>])``"""
def ahead(type: _SiteType | _IntFunction | int, site: _IntFunction | int | _Direction | None = ..., directions: _Direction | None = ..., /, *, steps: _IntFunction | int | None = ...) -> _Ahead:
    """``(ahead [<siteType>] <int> [steps:<int>] [<direction>])``"""
def ai(agent: _Agent | _Heuristics | _Features | None = ..., heuristics: _Heuristics | _Features | None = ..., features: _Features | None = ..., /, *, trainedHeuristics: _Heuristics | None = ..., trainedFeatures: _Features | None = ..., trainedFeatureTrees: _FeatureTrees | None = ...) -> _Ai:
    """``(ai [<agent>] [<heuristics>] [trainedHeuristics:<heuristics>] [<features>] [trainedFeatures:<features>] [trainedFeatureTrees:<featureTrees>])``"""
def aliases(aliases: Sequence[str], /) -> _Aliases:
    """``(aliases {<string>})``"""
@overload
def all(allType: _AllGroupsType, type: _SiteType | _Direction | None = ..., directions: _Direction | None = ..., /, *, of: _BooleanFunction | bool | None = ..., if_: _BooleanFunction | bool) -> _booleans_all_All:
    """``(all Groups [<siteType>] [<direction>] [of:<boolean>] if:<boolean>)``"""
@overload
def all(allType: _AllSimpleType, /) -> _booleans_all_All:
    """``(all <allSimpleType>)``"""
@overload
def all(allType: _AllSitesType, region: _RegionFunction, /, *, if_: _BooleanFunction | bool) -> _booleans_all_All:
    """``(all <allSitesType> <sites> if:<boolean>)``"""
@overload
def all(allType: _AllValuesType, array: _IntArrayFunction, /, *, if_: _BooleanFunction | bool) -> _booleans_all_All:
    """``(all Values <ints> if:<boolean>)``"""
@overload
def all(allType: _AllPuzzleType, elementType: _SiteType | _RegionFunction | None = ..., region: _RegionFunction | None = ..., /, *, except_: _IntFunction | int | None = ..., excepts: Sequence[_IntFunction | int] | None = ...) -> _deductionPuzzle_all_All:
    """``(all Different [<siteType>] [<sites>] [except:<int>] | [excepts:{<int>}])``"""
def allCombinations(listA: _Moves, listB: _Moves, then: _Then | None = ..., /) -> _AllCombinations:
    """``(allCombinations <moves> <moves> [<then>])``"""
def alphaBeta(heuristics: _Heuristics | None = ..., /) -> _AlphaBeta:
    """``(alphaBeta [<heuristics>])``"""
def amount(role: _RoleType | _moves_Player | None = ..., player: _moves_Player | None = ..., /) -> _Amount:
    """``(amount <roleType> | <player>)``"""
@overload
def and_(a: _BooleanFunction | bool, b: _BooleanFunction | bool, /) -> _math_And:
    """``(and <boolean> <boolean>)``"""
@overload
def and_(list: Sequence[_BooleanFunction | bool], /) -> _math_And:
    """``(and {<boolean>})``"""
@overload
def and_(movesA: _Moves, movesB: _Moves, then: _Then | None = ..., /) -> _logical_And:
    """``(and <moves> <moves> [<then>])``"""
@overload
def and_(list: Sequence[_Moves], then: _Then | None = ..., /) -> _logical_And:
    """``(and {<moves>} [<then>])``"""
def append(list: _NonDecision, then: _Then | None = ..., /) -> _Append:
    """``(append <nonDecision> [<then>])``"""
@overload
def apply(effect: _NonDecision, /, *, if_: _BooleanFunction | bool) -> _Apply:
    """``(apply if:<boolean> <nonDecision>)``"""
@overload
def apply(effect: _NonDecision, /) -> _Apply:
    """``(apply <nonDecision>)``"""
@overload
def apply(*, if_: _BooleanFunction | bool) -> _Apply:
    """``(apply if:<boolean>)``"""
@overload
def array(region: _RegionFunction, /) -> _Array:
    """``(array <sites>)``"""
@overload
def array(ints: Sequence[_IntFunction | int], /) -> _Array:
    """``(array {<int>})``"""
def arrayValue(array: _IntArrayFunction, /, *, index: _IntFunction | int) -> _ArrayValue:
    """``(arrayValue <ints> index:<int>)``"""
def attract(from_: _moves_From | _AbsoluteDirection | _Then | None = ..., dirn: _AbsoluteDirection | _Then | None = ..., then: _Then | None = ..., /) -> _Attract:
    """``(attract [<from>] [<absoluteDirection>] [<then>])``"""
def author(author: str, /) -> _Author:
    """``(author <string>)``"""
def automove() -> _Automove:
    """``(automove)``"""
def avoidStoredState(moves: _Moves, then: _Then | None = ..., /) -> _AvoidStoredState:
    """``(avoidStoredState <moves> [<then>])``"""
def bestAgent(agent: str, /) -> _BestAgent:
    """``(bestAgent <string>)``"""
def bet(who: _moves_Player | _RoleType | _RangeFunction, role: _RoleType | _RangeFunction | _Then | None = ..., range: _RangeFunction | _Then | None = ..., then: _Then | None = ..., /) -> _Bet:
    """``(bet <player> | <roleType> <range> [<then>])``"""
@overload
def between() -> _iterator_Between:
    """``(between)``"""
@overload
def between(range: _RangeFunction | _Apply | None = ..., effect: _Apply | None = ..., /, *, before: _IntFunction | int | None = ..., after: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ..., trail: _IntFunction | int | None = ...) -> _moves_Between:
    """``(between [before:<int>] [<range>] [after:<int>] [if:<boolean>] [trail:<int>] [<apply>])``"""
def binaryLeaf(prob: int | float, /) -> _BinaryLeaf:
    """``(binaryLeaf <float>)``"""
@overload
def board(graphFn: _GraphFunction, track: _board_Track | Sequence[_board_Track] | _equipment_Values | Sequence[_equipment_Values] | None = ..., tracks: Sequence[_board_Track] | _equipment_Values | Sequence[_equipment_Values] | None = ..., values: _equipment_Values | Sequence[_equipment_Values] | None = ..., valuesArray: Sequence[_equipment_Values] | None = ..., /, *, use: _SiteType | None = ..., largeStack: bool | None = ...) -> _container_board_Board:
    """``(board <graph> [<track>] | [{<track>}] [<values>] | [{<values>}] [use:<siteType>] [largeStack:<boolean>])``"""
@overload
def board(boardType: _BoardColourType, boardGraphicsType: _BoardGraphicsType, colour: _Colour, /) -> _graphics_board_Board:
    """``(board Colour <boardGraphicsType> <colour>)``"""
@overload
def board(boardType: _BoardPlacementType, /, *, scale: int | float | None = ..., offsetX: int | float | None = ..., offsetY: int | float | None = ...) -> _graphics_board_Board:
    """``(board Placement [scale:<float>] [offsetX:<float>] [offsetY:<float>])``"""
@overload
def board(boardType: _BoardCurvatureType, curveOffset: int | float, /) -> _graphics_board_Board:
    """``(board Curvature <float>)``"""
@overload
def board(boardType: _BoardStyleType, containerStyleType: _ContainerStyleType, /, *, replaceComponentsWithFilledCells: bool | None = ...) -> _graphics_board_Board:
    """``(board Style <containerStyleType> [replaceComponentsWithFilledCells:<boolean>])``"""
@overload
def board(boardType: _BoardStyleThicknessType, boardGraphicsType: _BoardGraphicsType, thickness: int | float, /) -> _graphics_board_Board:
    """``(board StyleThickness <boardGraphicsType> <float>)``"""
@overload
def board(boardType: _BoardBooleanType, value: bool | None = ..., /) -> _graphics_board_Board:
    """``(board Checkered [<boolean>])``"""
@overload
def board(boardType: _PieceGroundType, /, *, image: str | None = ..., fillColour: _Colour | None = ..., edgeColour: _Colour | None = ..., scale: int | float | None = ..., scaleX: int | float | None = ..., scaleY: int | float | None = ..., rotation: int | None = ..., offsetX: int | float | None = ..., offsetY: int | float | None = ...) -> _graphics_board_Board:
    """``(board <pieceGroundType> [image:<string>] [fillColour:<colour>] [edgeColour:<colour>] [scale:<float>] [scaleX:<float>] [scaleY:<float>] [rotation:<int>] …)``"""
def boardless(tiling: _TilingBoardlessType, dimension: _DimFunction | int | None = ..., /, *, largeStack: bool | None = ...) -> _Boardless:
    """``(boardless <tilingBoardlessType> [<dim>] [largeStack:<boolean>])``"""
def brick(shape: _BrickShapeType | _DimFunction | int, dimA: _DimFunction | int | None = ..., dimB: _DimFunction | int | None = ..., /, *, trim: bool | None = ...) -> _Brick:
    """``(brick [<brickShapeType>] <dim> [<dim>] [trim:<boolean>])``"""
def bucket() -> _Bucket:
    """``(bucket)``"""
def byScore(finalScore: Sequence[_end_Score] | None = ..., /, *, misere: _BooleanFunction | bool | None = ...) -> _ByScore:
    """``(byScore [{<score>}] [misere:<boolean>])``"""
def can(canType: _CanType, moves: _Moves, /) -> _Can:
    """``(can Move <moves>)``"""
@overload
def card(label: str, role: _RoleType, cardType: _CardType, generator: _Moves | None = ..., /, *, rank: int, value: int, trumpRank: int, trumpValue: int, suit: int, maxState: int | None = ..., maxCount: int | None = ..., maxValue: int | None = ...) -> _component_Card:
    """``(card <string> <roleType> <cardType> rank:<int> value:<int> trumpRank:<int> trumpValue:<int> suit:<int> [<moves>] [maxState:<int>] [maxCount:<int>] …)``"""
@overload
def card(cardType: _CardSimpleType, /) -> _card_Card:
    """``(card TrumpSuit)``"""
@overload
def card(cardType: _CardSiteType, /, *, at: _IntFunction | int, level: _IntFunction | int | None = ...) -> _card_Card:
    """``(card <cardSiteType> at:<int> [level:<int>])``"""
@overload
def card(type: _CardType, /, *, rank: int, value: int, trumpRank: int | None = ..., trumpValue: int | None = ..., biased: int | None = ...) -> _equipment_Card:
    """``(card <cardType> rank:<int> value:<int> [trumpRank:<int>] [trumpValue:<int>] [biased:<int>])``"""
@overload
def celtic(rows: _DimFunction | int, columns: _DimFunction | int | None = ..., /) -> _Celtic:
    """``(celtic <dim> [<dim>])``"""
@overload
def celtic(poly: _Poly | Sequence[_DimFunction | int] | None = ..., sides: Sequence[_DimFunction | int] | None = ..., /) -> _Celtic:
    """``(celtic <poly> | {<dim>})``"""
def centrePoint(type: _SiteType | None = ..., /) -> _CentrePoint:
    """``(centrePoint [<siteType>])``"""
def centreProximity(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., pieceWeights: Sequence[_misc_Pair] | None = ...) -> _CentreProximity:
    """``(centreProximity [transformation:<heuristicTransformation>] [weight:<float>] [pieceWeights:{<pair>}])``"""
def claim(what: _moves_Piece | _moves_To, to: _moves_To | _Then | None = ..., then: _Then | None = ..., /) -> _Claim:
    """``(claim [<piece>] <to> [<then>])``"""
def classification(classification: str, /) -> _Classification:
    """``(classification <string>)``"""
def clip(graphFn: _GraphFunction, poly: _Poly, /) -> _Clip:
    """``(clip <graph> <poly>)``"""
@overload
def colour(type: _UserColourType, /) -> _Colour:
    """``(colour <userColourType>)``"""
@overload
def colour(hexCode: str, /) -> _Colour:
    """``(colour <string>)``"""
@overload
def colour(r: int, g: int, b: int, a: int, /) -> _Colour:
    """``(colour <int> <int> <int> <int>)``"""
@overload
def colour(r: int, g: int, b: int, /) -> _Colour:
    """``(colour <int> <int> <int>)``"""
def colourRoutines() -> _ColourRoutines:
    """``(colourRoutines)``"""
def column(type: _SiteType | None = ..., /, *, of: _IntFunction | int) -> _Column:
    """``(column [<siteType>] of:<int>)``"""
def complete(graph: _GraphFunction, /, *, eachCell: bool | None = ...) -> _Complete:
    """``(complete <graph> [eachCell:<boolean>])``"""
def componentValues(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., pieceWeights: Sequence[_misc_Pair] | None = ..., boardOnly: bool | None = ...) -> _ComponentValues:
    """``(componentValues [transformation:<heuristicTransformation>] [weight:<float>] [pieceWeights:{<pair>}] [boardOnly:<boolean>])``"""
def concentric(shape: _ConcentricShapeType | Sequence[_DimFunction | int] | None = ..., cells: Sequence[_DimFunction | int] | None = ..., /, *, sides: _DimFunction | int | None = ..., rings: _DimFunction | int | None = ..., steps: _DimFunction | int | None = ..., midpoints: _BooleanFunction | bool | None = ..., joinMidpoints: _BooleanFunction | bool | None = ..., joinCorners: _BooleanFunction | bool | None = ..., stagger: _BooleanFunction | bool | None = ...) -> _Concentric:
    """``(concentric <concentricShapeType> | sides:<dim> | {<dim>} [rings:<dim>] [steps:<dim>] [midpoints:<boolean>] [joinMidpoints:<boolean>] [joinCorners:<boolean>] …)``"""
@overload
def concept(conceptName: str, valueDouble: int | float | bool | None = ..., valueBoolean: bool | None = ..., /) -> _Concept:
    """``(concept <string> <float> | <boolean>)``"""
@overload
def concept(conceptName: str, /, *, minValue: int | float, maxValue: int | float) -> _Concept:
    """``(concept <string> minValue:<float> maxValue:<float>)``"""
@overload
def coord(type: _SiteType | str, coordinate: str | None = ..., /) -> _Coord:
    """``(coord [<siteType>] <string>)``"""
@overload
def coord(type: _SiteType | None = ..., /, *, row: _IntFunction | int, column: _IntFunction | int) -> _Coord:
    """``(coord [<siteType>] row:<int> column:<int>)``"""
def cornerProximity(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., pieceWeights: Sequence[_misc_Pair] | None = ...) -> _CornerProximity:
    """``(cornerProximity [transformation:<heuristicTransformation>] [weight:<float>] [pieceWeights:{<pair>}])``"""
def cos(a: _FloatFunction | int | float, /) -> _Cos:
    """``(cos <float>)``"""
def cost(type: _SiteType | None = ..., /, *, at: _IntFunction | int | None = ..., in_: _RegionFunction | None = ...) -> _Cost:
    """``(cost [<siteType>] at:<int> | in:<sites>)``"""
@overload
def count(countType: _CountLibertiesType, type: _SiteType | _Direction | None = ..., directions: _Direction | None = ..., /, *, at: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ...) -> _count_Count:
    """``(count Liberties [<siteType>] [at:<int>] [<direction>] [if:<boolean>])``"""
@overload
def count(countType: _CountGroupsType, type: _SiteType | _Direction | None = ..., directions: _Direction | None = ..., /, *, if_: _BooleanFunction | bool | None = ..., min: _IntFunction | int | None = ...) -> _count_Count:
    """``(count Groups [<siteType>] [<direction>] [if:<boolean>] [min:<int>])``"""
@overload
def count(countType: _CountStepsType, type: _SiteType | _RelationType | _effect_Step | _IntFunction | int, relation: _RelationType | _effect_Step | _IntFunction | int | _RegionFunction | None = ..., stepMove: _effect_Step | _IntFunction | int | _RegionFunction | None = ..., site1: _IntFunction | int | _RegionFunction | None = ..., site2: _IntFunction | int | _RegionFunction | None = ..., region2: _RegionFunction | None = ..., /, *, newRotation: _IntFunction | int | None = ...) -> _count_Count:
    """``(count Steps [<siteType>] [<relationType>] [<step>] [newRotation:<int>] <int> <int> | <sites>)``"""
@overload
def count(countType: _CountStepsOnTrackType, role: _RoleType | _moves_Player | str | _IntFunction | int | None = ..., player: _moves_Player | str | _IntFunction | int | None = ..., name: str | _IntFunction | int | None = ..., site1: _IntFunction | int | None = ..., site2: _IntFunction | int | None = ..., /) -> _count_Count:
    """``(count StepsOnTrack [<roleType>] | [<player>] | [<string>] [<int>] [<int>])``"""
@overload
def count(countType: _CountValueType, of: _IntFunction | int, /, *, in_: _IntArrayFunction) -> _count_Count:
    """``(count Value <int> in:<ints>)``"""
@overload
def count(countType: _CountStackType, stackDirection: _StackDirection | _SiteType | None = ..., type: _SiteType | None = ..., /, *, at: _IntFunction | int | None = ..., to: _RegionFunction | None = ..., if_: _BooleanFunction | bool | None = ..., stop: _BooleanFunction | bool | None = ...) -> _count_Count:
    """``(count Stack [<stackDirection>] [<siteType>] at:<int> | to:<sites> [if:<boolean>] [stop:<boolean>])``"""
@overload
def count(countType: _CountSimpleType, type: _SiteType | None = ..., /) -> _count_Count:
    """``(count <countSimpleType> [<siteType>])``"""
@overload
def count(countType: _CountSiteType | _SiteType | str | None = ..., type: _SiteType | str | None = ..., name: str | None = ..., /, *, in_: _RegionFunction | None = ..., at: _IntFunction | int | None = ...) -> _count_Count:
    """``(count [<countSiteType>] [<siteType>] [in:<sites>] | [at:<int>] | [<string>])``"""
@overload
def count(countType: _CountComponentType, type: _SiteType | _RoleType | str | None = ..., role: _RoleType | str | None = ..., name: str | None = ..., /, *, of: _IntFunction | int | None = ..., in_: _RegionFunction | None = ..., if_: _BooleanFunction | bool | None = ...) -> _count_Count:
    """``(count <countComponentType> [<siteType>] [<roleType>] | [of:<int>] [<string>] [in:<sites>] [if:<boolean>])``"""
@overload
def count(item: str, count: _IntFunction | int, /) -> _math_Count:
    """``(count <string> <int>)``"""
def counter() -> _Counter:
    """``(counter)``"""
def credit(credit: str, /) -> _Credit:
    """``(credit <string>)``"""
def currentMoverHeuristic(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _CurrentMoverHeuristic:
    """``(currentMoverHeuristic [transformation:<heuristicTransformation>] [weight:<float>])``"""
def custodial(from_: _moves_From | _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., dirnChoice: _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /) -> _Custodial:
    """``(custodial [<from>] [<absoluteDirection>] [<between>] [<to>] [<then>])``"""
def date(date: str, /) -> _Date:
    """``(date <string>)``"""
@overload
def deal(type: _DealableType, count: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /, *, beginWith: _IntFunction | int | None = ...) -> _effect_Deal:
    """``(deal <dealableType> [<int>] [beginWith:<int>] [<then>])``"""
@overload
def deal(type: _DealableType, count: int | None = ..., /) -> _start_Deal:
    """``(deal <dealableType> [<int>])``"""
def decisionTree(role: _RoleType, root: _DecisionTreeNode, /) -> _DecisionTree:
    """``(decisionTree <roleType> <decisionTreeNode>)``"""
def deck(role: _RoleType | Sequence[_equipment_Card] | None = ..., cards: Sequence[_equipment_Card] | None = ..., /, *, cardsBySuit: int | None = ..., suits: int | None = ...) -> _Deck:
    """``(deck [<roleType>] [cardsBySuit:<int>] [suits:<int>] [{<card>}])``"""
def description(description: str, /) -> _Description:
    """``(description <string>)``"""
def dice(role: _RoleType | None = ..., /, *, d: int | None = ..., faces: Sequence[int] | None = ..., facesByDie: Sequence[Sequence[int]] | None = ..., from_: int | None = ..., num: int, biased: Sequence[int] | None = ...) -> _Dice:
    """``(dice [d:<int>] [faces:{<int>}] | [facesByDie:{{<int>}}] | [from:<int>] [<roleType>] num:<int> [biased:{<int>}])``"""
def die(name: str, role: _RoleType, dirn: _DirectionFacing | _Moves | None = ..., generator: _Moves | None = ..., /, *, numFaces: int) -> _Die:
    """``(die <string> <roleType> numFaces:<int> [<directionFacing>] [<moves>])``"""
@overload
def difference(directions: _Direction, directionsToRemove: _Direction, /) -> _directions_Difference:
    """``(difference <direction> <direction>)``"""
@overload
def difference(source: _IntArrayFunction, subtraction: _IntArrayFunction | _IntFunction | int | None = ..., intToRemove: _IntFunction | int | None = ..., /) -> _intArray_math_Difference:
    """``(difference <ints> <ints> | <int>)``"""
@overload
def difference(source: _RegionFunction, subtraction: _RegionFunction | _IntFunction | int | None = ..., siteToRemove: _IntFunction | int | None = ..., /) -> _region_math_Difference:
    """``(difference <sites> <sites> | <int>)``"""
def directionType(directionActual: _DirectionFacing, /) -> _DirectionType:
    """``(directionType <directionFacing>)``"""
def directional(from_: _moves_From | _Direction | _moves_To | _Then | None = ..., directions: _Direction | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /) -> _Directional:
    """``(directional [<from>] [<direction>] [<to>] [<then>])``"""
@overload
def directions(type: _RandomDirectionType, directions: _Direction, /, *, num: _IntFunction | int) -> _Directions:
    """``(directions Random <direction> num:<int>)``"""
@overload
def directions(type: _SiteType, /, *, from_: _IntFunction | int, to: _IntFunction | int) -> _Directions:
    """``(directions <siteType> from:<int> to:<int>)``"""
@overload
def directions(relativeDirection: _RelativeDirection | Sequence[_RelativeDirection] | None = ..., relativeDirections: Sequence[_RelativeDirection] | None = ..., /, *, of: _RelationType | None = ..., bySite: bool | None = ...) -> _Directions:
    """``(directions [<relativeDirection>] | [{<relativeDirection>}] [of:<relationType>] [bySite:<boolean>])``"""
@overload
def directions(absoluteDirection: _AbsoluteDirection | Sequence[_AbsoluteDirection] | None = ..., absoluteDirections: Sequence[_AbsoluteDirection] | None = ..., /) -> _Directions:
    """``(directions <absoluteDirection> | {<absoluteDirection>})``"""
@overload
def div(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Div:
    """``(/ <dim> <dim>)``"""
@overload
def div(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Div:
    """``(/ <float> <float>)``"""
@overload
def div(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Div:
    """``(/ <int> <int>)``"""
def divNumBoardSites() -> _DivNumBoardSites:
    """``(divNumBoardSites)``"""
def divNumInitPlacement() -> _DivNumInitPlacement:
    """``(divNumInitPlacement)``"""
def do(prior: _Moves, then: _Then | None = ..., /, *, next: _Moves | None = ..., ifAfterwards: _BooleanFunction | bool | None = ...) -> _Do:
    """``(do <moves> [next:<moves>] [ifAfterwards:<boolean>] [<then>])``"""
def domino(name: str, role: _RoleType, generator: _Moves | None = ..., /, *, value: int, value2: int) -> _Domino:
    """``(domino <string> <roleType> value:<int> value2:<int> [<moves>])``"""
def dominoes(*, upTo: int | None = ...) -> _Dominoes:
    """``(dominoes [upTo:<int>])``"""
def drawHint(drawHint: _PuzzleDrawHintType, /) -> _DrawHint:
    """``(drawHint <puzzleDrawHintType>)``"""
def dual(graph: _GraphFunction, /) -> _Dual:
    """``(dual <graph>)``"""
@overload
def edge(vA: _IntFunction | int, vB: _IntFunction | int, /) -> _iterator_Edge:
    """``(edge <int> <int>)``"""
@overload
def edge() -> _iterator_Edge:
    """``(edge)``"""
@overload
def edge(id: int, va: _Vertex, vb: _Vertex, /) -> _graph_Edge:
    """``(edge <int> <vertex> <vertex>)``"""
def edgeInfoGUI(style: _LineStyle, colour: Any, /) -> _EdgeInfoGUI:
    """``(edgeInfoGUI <lineStyle> <java.awt.Color>)``"""
def enclose(type: _SiteType | _moves_From | _Direction | _moves_Between | _Then | None = ..., from_: _moves_From | _Direction | _moves_Between | _Then | None = ..., directions: _Direction | _moves_Between | _Then | None = ..., between: _moves_Between | _Then | None = ..., then: _Then | None = ..., /, *, numException: _IntFunction | int | None = ...) -> _Enclose:
    """``(enclose [<siteType>] [<from>] [<direction>] [<between>] [numException:<int>] [<then>])``"""
def end(endRule: _EndRule | Sequence[_EndRule] | None = ..., endRules: Sequence[_EndRule] | None = ..., /) -> _End:
    """``(end <endRule> | {<endRule>})``"""
def equipment(items: Sequence[_Item], /) -> _Equipment:
    """``(equipment {<item>})``"""
def exact(value: _IntFunction | int, /) -> _Exact:
    """``(exact <int>)``"""
def exp(a: _FloatFunction | int | float, /) -> _Exp:
    """``(exp <float>)``"""
def expand(containerIdFn: _IntFunction | int | str | _RegionFunction | _AbsoluteDirection | _SiteType | None = ..., containerName: str | _RegionFunction | _AbsoluteDirection | _SiteType | None = ..., region: _RegionFunction | _AbsoluteDirection | _SiteType | None = ..., dirn: _AbsoluteDirection | _SiteType | None = ..., type: _SiteType | None = ..., /, *, origin: _IntFunction | int | None = ..., steps: _IntFunction | int | None = ...) -> _Expand:
    """``(expand [<int>] | [<string>] <sites> | origin:<int> [steps:<int>] [<absoluteDirection>] [<siteType>])``"""
@overload
def face(locn: _IntFunction | int, /) -> _dice_Face:
    """``(face <int>)``"""
@overload
def face(id: int, /) -> _graph_Face:
    """``(face <int>)``"""
@overload
def featureSet(role: _RoleType, features: Sequence[_misc_Pair], /) -> _FeatureSet:
    """``(featureSet <roleType> {<pair>})``"""
@overload
def featureSet(role: _RoleType, /, *, selectionFeatures: Sequence[_misc_Pair] | None = ..., playoutFeatures: Sequence[_misc_Pair] | None = ..., tspgFeatures: Sequence[_misc_Pair] | None = ...) -> _FeatureSet:
    """``(featureSet <roleType> [selectionFeatures:{<pair>}] [playoutFeatures:{<pair>}] [tspgFeatures:{<pair>}])``"""
def featureTrees(*, logitTrees: Sequence[_LogitTree] | None = ..., decisionTrees: Sequence[_DecisionTree] | None = ...) -> _FeatureTrees:
    """``(featureTrees [logitTrees:{<logitTree>}] [decisionTrees:{<decisionTree>}])``"""
@overload
def features(featureSet: _FeatureSet | None = ..., /) -> _Features:
    """``(features [<featureSet>])``"""
@overload
def features(featureSets: Sequence[_FeatureSet] | None = ..., /) -> _Features:
    """``(features [{<featureSet>}])``"""
def firstMoveOnTrack(trackName: str | _RoleType | _Moves, owner: _RoleType | _Moves | _Then | None = ..., moves: _Moves | _Then | None = ..., then: _Then | None = ..., /) -> _FirstMoveOnTrack:
    """``(firstMoveOnTrack [<string>] [<roleType>] <moves> [<then>])``"""
def flip(type: _SiteType | _IntFunction | int | _Then | None = ..., loc: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _Flip:
    """``(flip [<siteType>] [<int>] [<then>])``"""
def flips(flipA: int, flipB: int, /) -> _Flips:
    """``(flips <int> <int>)``"""
def forAll(type: _PuzzleElementType, constraint: _BooleanFunction | bool, /) -> _ForAll:
    """``(forAll <puzzleElementType> <boolean>)``"""
@overload
def forEach(players: _IntArrayFunction, region: _RegionFunction, /) -> _region_foreach_ForEach:
    """``(forEach <ints> <sites>)``"""
@overload
def forEach(forEachType: _region_foreach_ForEachLevelType, type: _SiteType | _StackDirection | None = ..., stackDirection: _StackDirection | None = ..., /, *, at: _IntFunction | int, if_: _BooleanFunction | bool | None = ..., startAt: _IntFunction | int | None = ...) -> _region_foreach_ForEach:
    """``(forEach Level [<siteType>] at:<int> [<stackDirection>] [if:<boolean>] [startAt:<int>])``"""
@overload
def forEach(forEachType: _ForEachTeamType, region: _RegionFunction, /) -> _region_foreach_ForEach:
    """``(forEach Team <sites>)``"""
@overload
def forEach(region: _RegionFunction, /, *, if_: _BooleanFunction | bool) -> _region_foreach_ForEach:
    """``(forEach <sites> if:<boolean>)``"""
@overload
def forEach(region: _RegionFunction, /, *, of: _RegionFunction) -> _region_foreach_ForEach:
    """``(forEach of:<sites> <sites>)``"""
@overload
def forEach(type: _RoleType | _TrackType | _Result, trackType: _TrackType | _Result | None = ..., result: _Result | None = ..., /, *, if_: _BooleanFunction | bool) -> _end_ForEach:
    """``(forEach [<roleType>] | [Track] if:<boolean> <result>)``"""
@overload
def forEach(forEachType: _ForEachValueType, generator: _Moves, then: _Then | None = ..., /, *, min: _IntFunction | int, max: _IntFunction | int) -> _operators_foreach_ForEach:
    """``(forEach Value min:<int> max:<int> <moves> [<then>])``"""
@overload
def forEach(forEachType: _ForEachPieceType, item: str | Sequence[str] | _Moves | _moves_Player | _RoleType | _Then | None = ..., items: Sequence[str] | str | _Moves | _moves_Player | _RoleType | _Then | None = ..., containerName: str | _Moves | _moves_Player | _RoleType | _Then | None = ..., specificMoves: _Moves | _moves_Player | _RoleType | _Then | None = ..., player: _moves_Player | _RoleType | _Then | None = ..., role: _RoleType | _Then | None = ..., then: _Then | None = ..., /, *, on: _SiteType | None = ..., container: _IntFunction | int | None = ..., top: _BooleanFunction | bool | None = ...) -> _operators_foreach_ForEach:
    """``(forEach Piece [on:<siteType>] [<string>] | [{<string>}] [container:<int>] | [<string>] [<moves>] [<player>] | [<roleType>] [top:<boolean>] [<then>])``"""
@overload
def forEach(forEachType: _ForEachValueType, values: _IntArrayFunction, generator: _Moves, then: _Then | None = ..., /) -> _operators_foreach_ForEach:
    """``(forEach Value <ints> <moves> [<then>])``"""
@overload
def forEach(forEachType: _ForEachPlayerType, moves: _Moves, then: _Then | None = ..., /) -> _operators_foreach_ForEach:
    """``(forEach Player <moves> [<then>])``"""
@overload
def forEach(players: _IntArrayFunction, moves: _Moves, then: _Then | None = ..., /) -> _operators_foreach_ForEach:
    """``(forEach <ints> <moves> [<then>])``"""
@overload
def forEach(forEachType: _operators_foreach_ForEachLevelType, type: _SiteType | _IntFunction | int, site: _IntFunction | int | _StackDirection | _Moves, stackDirection: _StackDirection | _Moves | _Then | None = ..., moves: _Moves | _Then | None = ..., then: _Then | None = ..., /) -> _operators_foreach_ForEach:
    """``(forEach Level [<siteType>] <int> [<stackDirection>] <moves> [<then>])``"""
@overload
def forEach(forEachType: _ForEachTeamType, moves: _Moves, then: _Then | None = ..., /) -> _operators_foreach_ForEach:
    """``(forEach Team <moves> [<then>])``"""
@overload
def forEach(forEachType: _ForEachGroupType, type: _SiteType | _Direction | _Moves, directions: _Direction | _Moves | _Then | None = ..., moves: _Moves | _Then | None = ..., then: _Then | None = ..., /, *, if_: _BooleanFunction | bool | None = ...) -> _operators_foreach_ForEach:
    """``(forEach Group [<siteType>] [<direction>] [if:<boolean>] <moves> [<then>])``"""
@overload
def forEach(forEachType: _ForEachDieType, handDiceIndex: _IntFunction | int | _Moves, moves: _Moves | _Then | None = ..., then: _Then | None = ..., /, *, combined: _BooleanFunction | bool | None = ..., replayDouble: _BooleanFunction | bool | None = ..., if_: _BooleanFunction | bool | None = ...) -> _operators_foreach_ForEach:
    """``(forEach Die [<int>] [combined:<boolean>] [replayDouble:<boolean>] [if:<boolean>] <moves> [<then>])``"""
@overload
def forEach(forEachType: _ForEachDirectionType, from_: _moves_From | _Direction | _moves_Between | _moves_To | _Moves | _Then | None = ..., directions: _Direction | _moves_Between | _moves_To | _Moves | _Then | None = ..., between: _moves_Between | _moves_To | _Moves | _Then | None = ..., to: _moves_To | _Moves | _Then | None = ..., moves: _Moves | _Then | None = ..., then: _Then | None = ..., /) -> _operators_foreach_ForEach:
    """``(forEach Direction [<from>] [<direction>] [<between>] <to> | <moves> [<then>])``"""
@overload
def forEach(forEachType: _ForEachSiteType, regionFn: _RegionFunction, generator: _Moves, then: _Then | None = ..., /, *, noMoveYet: _Moves | None = ...) -> _operators_foreach_ForEach:
    """``(forEach Site <sites> <moves> [noMoveYet:<moves>] [<then>])``"""
@overload
def forEach(players: _IntArrayFunction, startingRule: _StartRule, /) -> _forEach_ForEach:
    """``(forEach <ints> <startRule>)``"""
@overload
def forEach(forEachType: _ForEachTeamType, startingRule: _StartRule, /) -> _forEach_ForEach:
    """``(forEach Team <startRule>)``"""
@overload
def forEach(forEachType: _ForEachSiteType, regionFn: _RegionFunction, startingRule: _StartRule, /, *, if_: _BooleanFunction | bool | None = ...) -> _forEach_ForEach:
    """``(forEach Site <sites> [if:<boolean>] <startRule>)``"""
@overload
def forEach(forEachType: _ForEachStartValueType, startingRule: _StartRule, /, *, min: _IntFunction | int, max: _IntFunction | int) -> _forEach_ForEach:
    """``(forEach Value min:<int> max:<int> <startRule>)``"""
@overload
def forEach(forEachType: _ForEachPlayerType, startingRule: _StartRule, /) -> _forEach_ForEach:
    """``(forEach Player <startRule>)``"""
@overload
def forget(rememberType: _ForgetValueType, name: str | _ForgetValueAllType, valueType: _ForgetValueAllType | _Then | None = ..., then: _Then | None = ..., /) -> _Forget:
    """``(forget Value [<string>] All [<then>])``"""
@overload
def forget(rememberType: _ForgetValueType, name: str | _IntFunction | int, value: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _Forget:
    """``(forget Value [<string>] <int> [<then>])``"""
@overload
def from_(*, at: _WhenType | None = ...) -> _iterator_From:
    """``(from [at:<whenType>])``"""
@overload
def from_(type: _SiteType | _RegionFunction | _IntFunction | int | None = ..., region: _RegionFunction | _IntFunction | int | None = ..., loc: _IntFunction | int | None = ..., /, *, level: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ...) -> _moves_From:
    """``(from [<siteType>] [<sites>] | [<int>] [level:<int>] [if:<boolean>])``"""
def fromTo(from_: _moves_From, to: _moves_To, mover: _RoleType | _Then | None = ..., then: _Then | None = ..., /, *, count: _IntFunction | int | None = ..., copy: _BooleanFunction | bool | None = ..., stack: bool | None = ...) -> _FromTo:
    """``(fromTo <from> <to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] [<then>])``"""
def game(name: str, players: _game_players_Players, mode: _Mode | _Equipment, equipment: _Equipment | _rules_Rules, rules: _rules_Rules | None = ..., /) -> _Game:
    """``(game <string> <players> [<mode>] <equipment> <rules>)``"""
def games(game: _Subgame | Sequence[_Subgame] | None = ..., games: Sequence[_Subgame] | None = ..., /) -> _Games:
    """``(games <subgame> | {<subgame>})``"""
def graph(*, vertices: Sequence[Sequence[int | float]], edges: Sequence[Sequence[int]] | None = ...) -> _Graph:
    """``(graph vertices:{{<float>}} [edges:{{<int>}}])``"""
def graphics(item: _GraphicsItem | Sequence[_GraphicsItem] | None = ..., items: Sequence[_GraphicsItem] | None = ..., /) -> _Graphics:
    """``(graphics <graphicsItem> | {<graphicsItem>})``"""
def gravity(type: _GravityType | None = ..., /) -> _Gravity:
    """``(gravity [PyramidalDrop])``"""
@overload
def hand(role: _RoleType, /, *, size: int | None = ...) -> _other_Hand:
    """``(hand <roleType> [size:<int>])``"""
@overload
def hand(handType: _HandPlacementType, player: _RoleType, /, *, scale: int | float | None = ..., offsetX: int | float | None = ..., offsetY: int | float | None = ..., vertical: bool | None = ...) -> _hand_Hand:
    """``(hand Placement <roleType> [scale:<float>] [offsetX:<float>] [offsetY:<float>] [vertical:<boolean>])``"""
def handSite(indexPlayer: _IntFunction | int | _RoleType | None = ..., role: _RoleType | _IntFunction | int | None = ..., site: _IntFunction | int | None = ..., /) -> _HandSite:
    """``(handSite <int> | <roleType> [<int>])``"""
@overload
def heuristics(terms: Sequence[_HeuristicTerm] | None = ..., /) -> _Heuristics:
    """``(heuristics [{<heuristicTerm>}])``"""
@overload
def heuristics(term: _HeuristicTerm | None = ..., /) -> _Heuristics:
    """``(heuristics [<heuristicTerm>])``"""
@overload
def hex(shape: _HexShapeType | _DimFunction | int, dimA: _DimFunction | int | None = ..., dimB: _DimFunction | int | None = ..., /) -> _Hex:
    """``(hex [<hexShapeType>] <dim> [<dim>])``"""
@overload
def hex(poly: _Poly | Sequence[_DimFunction | int] | None = ..., sides: Sequence[_DimFunction | int] | None = ..., /) -> _Hex:
    """``(hex <poly> | {<dim>})``"""
def hiddenImage(image: str, /) -> _HiddenImage:
    """``(hiddenImage <string>)``"""
@overload
def hint(type: _SiteType | None = ..., /, *, at: _IntFunction | int | None = ...) -> _iterator_Hint:
    """``(hint [<siteType>] [at:<int>])``"""
@overload
def hint(region: Sequence[int], hint: int | None = ..., /) -> _equipment_Hint:
    """``(hint {<int>} [<int>])``"""
@overload
def hint(site: int, hint: int | None = ..., /) -> _equipment_Hint:
    """``(hint <int> [<int>])``"""
def hintLocation(hintLocation: _PuzzleHintLocationType, /) -> _HintLocation:
    """``(hintLocation <puzzleHintLocationType>)``"""
def hints(label: str | Sequence[_equipment_Hint], records: Sequence[_equipment_Hint] | _SiteType | None = ..., type: _SiteType | None = ..., /) -> _Hints:
    """``(hints [<string>] {<hint>} [<siteType>])``"""
def hole(graphFn: _GraphFunction, poly: _Poly, /) -> _Hole:
    """``(hole <graph> <poly>)``"""
def hop(from_: _moves_From | _Direction | _moves_Between | _moves_To, directions: _Direction | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, stack: bool | None = ...) -> _Hop:
    """``(hop [<from>] [<direction>] [<between>] <to> [stack:<boolean>] [<then>])``"""
@overload
def id(name: str, /) -> _board_Id:
    """``(id <string>)``"""
@overload
def id(name: str | _RoleType, who: _RoleType | None = ..., /) -> _board_Id:
    """``(id [<string>] <roleType>)``"""
@overload
def id(id: str, /) -> _database_Id:
    """``(id <string>)``"""
@overload
def if_(cond: _BooleanFunction | bool, ok: _BooleanFunction | bool, notOk: _BooleanFunction | bool | None = ..., /) -> _booleans_math_If:
    """``(if <boolean> <boolean> [<boolean>])``"""
@overload
def if_(condition: _BooleanFunction | bool, directionsOk: _Direction, directionsNotOk: _Direction, /) -> _directions_If:
    """``(if <boolean> <direction> <direction>)``"""
@overload
def if_(cond: _BooleanFunction | bool, ok: _IntArrayFunction, notOk: _IntArrayFunction | None = ..., /) -> _intArray_math_If:
    """``(if <boolean> <ints> [<ints>])``"""
@overload
def if_(cond: _BooleanFunction | bool, valueA: _IntFunction | int, valueB: _IntFunction | int, /) -> _ints_math_If:
    """``(if <boolean> <int> <int>)``"""
@overload
def if_(cond: _BooleanFunction | bool, ok: _RegionFunction, notOk: _RegionFunction | None = ..., /) -> _region_math_If:
    """``(if <boolean> <sites> [<sites>])``"""
@overload
def if_(test: _BooleanFunction | bool, sub: _end_If | Sequence[_end_If] | _Result | None = ..., subs: Sequence[_end_If] | _Result | None = ..., result: _Result | None = ..., /) -> _end_If:
    """``(if <boolean> [<if>] | [{<if>}] [<result>])``"""
@overload
def if_(cond: _BooleanFunction | bool, list: _Moves, elseList: _Moves | _Then | None = ..., then: _Then | None = ..., /) -> _logical_If:
    """``(if <boolean> <moves> [<moves>] [<then>])``"""
@overload
def if_(feature: str, /, *, then: _DecisionTreeNode, else_: _DecisionTreeNode) -> _classifiers_If:
    """``(if <string> then:<decisionTreeNode> else:<decisionTreeNode>)``"""
@overload
def if_(feature: str, /, *, then: _LogitNode, else_: _LogitNode) -> _logits_If:
    """``(if <string> then:<logitNode> else:<logitNode>)``"""
def influence(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _Influence:
    """``(influence [transformation:<heuristicTransformation>] [weight:<float>])``"""
def influenceAdvanced(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _InfluenceAdvanced:
    """``(influenceAdvanced [transformation:<heuristicTransformation>] [weight:<float>])``"""
def info(item: _InfoItem | Sequence[_InfoItem] | None = ..., items: Sequence[_InfoItem] | None = ..., /) -> _Info:
    """``(info <infoItem> | {<infoItem>})``"""
def intercept(*, transformation: _HeuristicTransformation | None = ..., playerWeights: Sequence[_misc_Pair]) -> _Intercept:
    """``(intercept [transformation:<heuristicTransformation>] playerWeights:{<pair>})``"""
@overload
def intersect(graphA: _GraphFunction, graphB: _GraphFunction, /) -> _Intersect:
    """``(intersect <graph> <graph>)``"""
@overload
def intersect(graphs: Sequence[_GraphFunction], /) -> _Intersect:
    """``(intersect {<graph>})``"""
@overload
def intersection(array1: _IntArrayFunction, array2: _IntArrayFunction, /) -> _intArray_math_Intersection:
    """``(intersection <ints> <ints>)``"""
@overload
def intersection(arrays: Sequence[_IntArrayFunction], /) -> _intArray_math_Intersection:
    """``(intersection {<ints>})``"""
@overload
def intersection(region1: _RegionFunction, region2: _RegionFunction, /) -> _region_math_Intersection:
    """``(intersection <sites> <sites>)``"""
@overload
def intersection(regions: Sequence[_RegionFunction], /) -> _region_math_Intersection:
    """``(intersection {<sites>})``"""
def intervene(from_: _moves_From | _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., dirnChoice: _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /) -> _Intervene:
    """``(intervene [<from>] [<absoluteDirection>] [<between>] [<to>] [<then>])``"""
@overload
def is_(isType: _IsPuzzleSimpleType, /) -> _deductionPuzzle_is_Is:
    """``(is Solved)``"""
@overload
def is_(isType: _IsPuzzleRegionResultType, type: _SiteType | _RegionFunction | str | _IntFunction | int, region: _RegionFunction | str | _IntFunction | int | None = ..., nameRegion: str | _IntFunction | int | None = ..., result: _IntFunction | int | None = ..., /, *, of: _IntFunction | int | None = ...) -> _deductionPuzzle_is_Is:
    """``(is <isPuzzleRegionResultType> [<siteType>] [<sites>] [of:<int>] [<string>] <int>)``"""
@overload
def is_(isType: _IsPuzzleGraphType, elementType: _SiteType | None = ..., /) -> _deductionPuzzle_is_Is:
    """``(is Unique [<siteType>])``"""
@overload
def is_(isType: _IsTargetType, containerIdFn: _IntFunction | int | str | Sequence[int], containerName: str | Sequence[int] | int | None = ..., configuration: Sequence[int] | int | None = ..., specificSite: int | Sequence[int] | None = ..., specificSites: Sequence[int] | None = ..., /) -> _booleans_is_Is:
    """``(is Target [<int>] | [<string>] {<int>} [<int>] | [{<int>}])``"""
@overload
def is_(isType: _IsRelationType, relationType: _RelationType, type: _SiteType | _IntFunction | int, siteA: _IntFunction | int | _RegionFunction | None = ..., siteB: _IntFunction | int | _RegionFunction | None = ..., region: _RegionFunction | None = ..., /) -> _booleans_is_Is:
    """``(is Related <relationType> [<siteType>] <int> <int> | <sites>)``"""
@overload
def is_(isType: _IsConnectType, number: _IntFunction | int | _SiteType | _Direction | Sequence[_RegionFunction] | _RoleType | _RegionTypeStatic | None = ..., type: _SiteType | _Direction | Sequence[_RegionFunction] | _RoleType | _RegionTypeStatic | None = ..., directions: _Direction | Sequence[_RegionFunction] | _RoleType | _RegionTypeStatic | None = ..., regions: Sequence[_RegionFunction] | _RoleType | _RegionTypeStatic | None = ..., role: _RoleType | _RegionTypeStatic | None = ..., regionType: _RegionTypeStatic | None = ..., /, *, at: _IntFunction | int | None = ...) -> _booleans_is_Is:
    """``(is <isConnectType> [<int>] [<siteType>] [at:<int>] [<direction>] {<sites>} | <roleType> | <regionTypeStatic>)``"""
@overload
def is_(isType: _IsComponentType, what: _IntFunction | int | _SiteType | _Moves | None = ..., type: _SiteType | _Moves | None = ..., specificMoves: _Moves | None = ..., /, *, at: _IntFunction | int | None = ..., in_: _RegionFunction | None = ...) -> _booleans_is_Is:
    """``(is <isComponentType> [<int>] [<siteType>] [at:<int>] | [in:<sites>] [<moves>])``"""
@overload
def is_(isType: _IsIntegerType, value: _IntFunction | int | None = ..., /) -> _booleans_is_Is:
    """``(is <isIntegerType> [<int>])``"""
@overload
def is_(isType: _IsInType, site: _IntFunction | int | Sequence[_IntFunction | int] | _RegionFunction | _IntArrayFunction | None = ..., sites: Sequence[_IntFunction | int] | _RegionFunction | _IntArrayFunction | None = ..., region: _RegionFunction | _IntArrayFunction | None = ..., array: _IntArrayFunction | None = ..., /) -> _booleans_is_Is:
    """``(is In [<int>] | [{<int>}] <sites> | <ints>)``"""
@overload
def is_(isType: _IsSiteType, type: _SiteType | _IntFunction | int, at: _IntFunction | int | None = ..., /) -> _booleans_is_Is:
    """``(is <isSiteType> [<siteType>] <int>)``"""
@overload
def is_(isType: _IsPathType, type: _SiteType, who: _moves_Player | _RoleType | None = ..., role: _RoleType | None = ..., /, *, from_: _IntFunction | int | None = ..., length: _RangeFunction, closed: _BooleanFunction | bool | None = ...) -> _booleans_is_Is:
    """``(is Path <siteType> [from:<int>] <player> | <roleType> length:<range> [closed:<boolean>])``"""
@overload
def is_(isType: _IsLoopType, type: _SiteType | Sequence[_RoleType] | _Direction | _IntFunction | int | _RegionFunction | None = ..., surroundList: Sequence[_RoleType] | _Direction | _IntFunction | int | _RegionFunction | None = ..., directions: _Direction | _IntFunction | int | _RegionFunction | None = ..., colour: _IntFunction | int | _RegionFunction | None = ..., start: _IntFunction | int | _RegionFunction | None = ..., regionStart: _RegionFunction | None = ..., /, *, surround: _RoleType | None = ..., path: bool | None = ...) -> _booleans_is_Is:
    """``(is Loop [<siteType>] [surround:<roleType>] | [{<roleType>}] [<direction>] [<int>] [<int>] | [<sites>] [path:<boolean>])``"""
@overload
def is_(isType: _IsLineType, type: _SiteType | _IntFunction | int, length: _IntFunction | int | _AbsoluteDirection | _RoleType | None = ..., dirn: _AbsoluteDirection | _RoleType | None = ..., who: _RoleType | None = ..., /, *, through: _IntFunction | int | None = ..., throughAny: _RegionFunction | None = ..., what: _IntFunction | int | None = ..., whats: Sequence[_IntFunction | int] | None = ..., exact: _BooleanFunction | bool | None = ..., contiguous: _BooleanFunction | bool | None = ..., if_: _BooleanFunction | bool | None = ..., byLevel: _BooleanFunction | bool | None = ..., top: _BooleanFunction | bool | None = ...) -> _booleans_is_Is:
    """``(is Line [<siteType>] <int> [<absoluteDirection>] [through:<int>] | [throughAny:<sites>] [<roleType>] | [what:<int>] | [whats:{<int>}] [exact:<boolean>] …)``"""
@overload
def is_(isType: _IsRegularGraphType, who: _moves_Player | _RoleType | None = ..., role: _RoleType | None = ..., /, *, k: _IntFunction | int | None = ..., odd: _BooleanFunction | bool | None = ..., even: _BooleanFunction | bool | None = ...) -> _booleans_is_Is:
    """``(is RegularGraph <player> | <roleType> [k:<int>] | [odd:<boolean>] | [even:<boolean>])``"""
@overload
def is_(isType: _IsTreeType, who: _moves_Player | _RoleType | None = ..., role: _RoleType | None = ..., /) -> _booleans_is_Is:
    """``(is <isTreeType> <player> | <roleType>)``"""
@overload
def is_(isType: _IsPatternType, walk: Sequence[_StepType], type: _SiteType | None = ..., /, *, from_: _IntFunction | int | None = ..., what: _IntFunction | int | None = ..., whats: Sequence[_IntFunction | int] | None = ...) -> _booleans_is_Is:
    """``(is Pattern {<stepType>} [<siteType>] [from:<int>] [what:<int>] | [whats:{<int>}])``"""
@overload
def is_(isType: _IsRepeatType, repetitionType: _RepetitionType | None = ..., /) -> _booleans_is_Is:
    """``(is Repeat [<repetitionType>])``"""
@overload
def is_(isType: _IsHiddenType, dataType: _HiddenData | _SiteType | None = ..., type: _SiteType | None = ..., /, *, at: _IntFunction | int, level: _IntFunction | int | None = ..., to: _moves_Player | _RoleType | None = ...) -> _booleans_is_Is:
    """``(is Hidden [<hiddenData>] [<siteType>] at:<int> [level:<int>] to:<player> | to:<roleType>)``"""
@overload
def is_(isType: _IsAngleType, type: _SiteType | _BooleanFunction | bool, conditionSite: _BooleanFunction | bool, conditionSite2: _BooleanFunction | bool | None = ..., /, *, at: _IntFunction | int) -> _booleans_is_Is:
    """``(is <isAngleType> [<siteType>] at:<int> <boolean> <boolean>)``"""
@overload
def is_(isType: _IsGraphType, type: _SiteType, /) -> _booleans_is_Is:
    """``(is <isGraphType> <siteType>)``"""
@overload
def is_(isType: _IsStringType, string: str, /) -> _booleans_is_Is:
    """``(is <isStringType> <string>)``"""
@overload
def is_(isType: _IsEdgeType, edge1: _IntFunction | int, edge2: _IntFunction | int, /) -> _booleans_is_Is:
    """``(is Crossing <int> <int>)``"""
@overload
def is_(isType: _IsPlayerType, index: _IntFunction | int | _RoleType | None = ..., role: _RoleType | None = ..., /) -> _booleans_is_Is:
    """``(is <isPlayerType> <int> | <roleType>)``"""
@overload
def is_(isType: _IsTriggeredType, event: str, index: _IntFunction | int | _RoleType | None = ..., role: _RoleType | None = ..., /) -> _booleans_is_Is:
    """``(is Triggered <string> <int> | <roleType>)``"""
@overload
def is_(isType: _IsSimpleType, /) -> _booleans_is_Is:
    """``(is <isSimpleType>)``"""
def itemScore(id: int, score: float, /) -> _ItemScore:
    """``(itemScore <int> <double>)``"""
def keep(graphFn: _GraphFunction, poly: _Poly, /) -> _Keep:
    """``(keep <graph> <poly>)``"""
@overload
def last(lastType: _LastType, /, *, afterConsequence: _BooleanFunction | bool | None = ...) -> _ints_last_Last:
    """``(last <lastType> [afterConsequence:<boolean>])``"""
@overload
def last(regionType: _LastRegionType, /) -> _region_last_Last:
    """``(last Between)``"""
def layer(type: _SiteType | None = ..., /, *, of: _IntFunction | int) -> _Layer:
    """``(layer of:<int> [<siteType>])``"""
def layers(layers: _DimFunction | int, graph: _GraphFunction, /) -> _Layers:
    """``(layers <dim> <graph>)``"""
@overload
def leaf(*, bottom25: int | float, iqr: int | float, top25: int | float) -> _classifiers_Leaf:
    """``(leaf bottom25:<float> iqr:<float> top25:<float>)``"""
@overload
def leaf(features: Sequence[_misc_Pair], /) -> _logits_Leaf:
    """``(leaf {<pair>})``"""
def leap(from_: _moves_From | Sequence[Sequence[_StepType]], walk: Sequence[Sequence[_StepType]] | _moves_To, to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, forward: _BooleanFunction | bool | None = ..., rotations: _BooleanFunction | bool | None = ...) -> _Leap:
    """``(leap [<from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <to> [<then>])``"""
def level() -> _Level:
    """``(level)``"""
def lineCompletionHeuristic(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., targetLength: int | None = ...) -> _LineCompletionHeuristic:
    """``(lineCompletionHeuristic [transformation:<heuristicTransformation>] [weight:<float>] [targetLength:<int>])``"""
def log(a: _FloatFunction | int | float, /) -> _Log:
    """``(log <float>)``"""
def log10(a: _FloatFunction | int | float, /) -> _Log10:
    """``(log10 <float>)``"""
def logisticFunction() -> _LogisticFunction:
    """``(logisticFunction)``"""
def logitTree(role: _RoleType, root: _LogitNode, /) -> _LogitTree:
    """``(logitTree <roleType> <logitNode>)``"""
def makeFaces(graph: _GraphFunction, /) -> _MakeFaces:
    """``(makeFaces <graph>)``"""
def mancalaBoard(rows: int, columns: int, track: _board_Track | Sequence[_board_Track] | None = ..., tracks: Sequence[_board_Track] | None = ..., /, *, store: _StoreType | None = ..., numStores: int | None = ..., largeStack: bool | None = ...) -> _MancalaBoard:
    """``(mancalaBoard <int> <int> [store:<storeType>] [numStores:<int>] [largeStack:<boolean>] [<track>] | [{<track>}])``"""
@overload
def map(name: str | Sequence[_math_Pair], pairs: Sequence[_math_Pair] | None = ..., /) -> _Map:
    """``(map [<string>] {<pair>})``"""
@overload
def map(name: str | Sequence[_IntFunction | int], keys: Sequence[_IntFunction | int], values: Sequence[_IntFunction | int] | None = ..., /) -> _Map:
    """``(map [<string>] {<int>} {<int>})``"""
def mapEntry(name: str | _IntFunction | int | _RoleType | None = ..., key: _IntFunction | int | _RoleType | None = ..., keyRole: _RoleType | None = ..., /) -> _MapEntry:
    """``(mapEntry [<string>] <int> | <roleType>)``"""
def match(name: str, players: _game_players_Players | _Games, games: _Games | _End, end: _End | None = ..., /) -> _Match:
    """``(match <string> [<players>] <games> <end>)``"""
def matchScore(role: _RoleType, /) -> _MatchScore:
    """``(matchScore <roleType>)``"""
def material(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., pieceWeights: Sequence[_misc_Pair] | None = ..., boardOnly: bool | None = ...) -> _Material:
    """``(material [transformation:<heuristicTransformation>] [weight:<float>] [pieceWeights:{<pair>}] [boardOnly:<boolean>])``"""
@overload
def max(valueA: _DimFunction | int, valueB: _DimFunction | int, /) -> _dim_math_Max:
    """``(max <dim> <dim>)``"""
@overload
def max(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Max:
    """``(max <float> <float>)``"""
@overload
def max(list: Sequence[_FloatFunction | int | float], /) -> _floats_math_Max:
    """``(max {<float>})``"""
@overload
def max(valueA: _IntFunction | int, valueB: _IntFunction | int, /) -> _ints_math_Max:
    """``(max <int> <int>)``"""
@overload
def max(array: _IntArrayFunction, /) -> _ints_math_Max:
    """``(max <ints>)``"""
@overload
def max(max: _IntFunction | int, /) -> _range_math_Max:
    """``(max <int>)``"""
@overload
def max(maxType: _MaxMovesType, moves: _Moves, then: _Then | None = ..., /, *, withValue: _BooleanFunction | bool | None = ...) -> _max_Max:
    """``(max <maxMovesType> [withValue:<boolean>] <moves> [<then>])``"""
@overload
def max(maxType: _MaxDistanceType, trackName: str | _RoleType | _Moves, owner: _RoleType | _Moves | _Then | None = ..., moves: _Moves | _Then | None = ..., then: _Then | None = ..., /) -> _max_Max:
    """``(max Distance [<string>] [<roleType>] <moves> [<then>])``"""
def mcts(selection: _Selection | None = ..., /) -> _Mcts:
    """``(mcts [<selection>])``"""
@overload
def merge(graphA: _GraphFunction, graphB: _GraphFunction, /, *, connect: bool | None = ...) -> _Merge:
    """``(merge <graph> <graph> [connect:<boolean>])``"""
@overload
def merge(graphs: Sequence[_GraphFunction], /, *, connect: bool | None = ...) -> _Merge:
    """``(merge {<graph>} [connect:<boolean>])``"""
def meta(rules: Sequence[_MetaRule] | _MetaRule | None = ..., rule: _MetaRule | None = ..., /) -> _Meta:
    """``(meta {<metaRule>} | <metaRule>)``"""
def metadata(info: _Info | _Graphics | _Ai | _Recon | None = ..., graphics: _Graphics | _Ai | _Recon | None = ..., ai: _Ai | _Recon | None = ..., recon: _Recon | None = ..., /) -> _Metadata:
    """``(metadata [<info>] [<graphics>] [<ai>] [<recon>])``"""
def metadataFunctions() -> _MetadataFunctions:
    """``(metadataFunctions)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, path: str, scale: int | float, mainColour: Any, secondaryColour: Any, rotation: int, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <string> <float> <java.awt.Color> <java.awt.Color> <int>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, path: str, scale: int | float, mainColour: Any, secondaryColour: Any, rotation: int, offsetX: int | float, offsetY: int | float, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <string> <float> <java.awt.Color> <java.awt.Color> <int> <float> <float>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, path: str, scaleX: int | float, scaleY: int | float, mainColour: Any, secondaryColour: Any, rotation: int, offsetX: int | float, offsetY: int | float, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <string> <float> <float> <java.awt.Color> <java.awt.Color> <int> <float> <float>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, path: str, text: str, scaleX: int | float, scaleY: int | float, mainColour: Any, secondaryColour: Any, rotation: int, offsetX: int | float, offsetY: int | float, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <string> <string> <float> <float> <java.awt.Color> <java.awt.Color> <int> <float> <float>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, boardGraphicsType: _BoardGraphicsType, mainColour: Any, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <boardGraphicsType> <java.awt.Color>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, regionSiteType: _SiteType, mainColour: Any, scale: int | float, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <siteType> <java.awt.Color> <float>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, path: str, scale: int | float, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <string> <float>)``"""
@overload
def metadataImageInfo(line: Sequence[int], element: _SiteType, mainColour: Any, scale: int | float, /) -> _MetadataImageInfo:
    """``(metadataImageInfo {<int>} <siteType> <java.awt.Color> <float>)``"""
@overload
def metadataImageInfo(line: Sequence[int], mainColour: Any, scale: int | float, curve: Sequence[int | float], siteType: _SiteType, curveType: _CurveType, lineStyle: _LineStyle, /) -> _MetadataImageInfo:
    """``(metadataImageInfo {<int>} <java.awt.Color> <float> {<float>} <siteType> <curveType> <lineStyle>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, path: str, scale: int | float, mainColour: Any, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <string> <float> <java.awt.Color>)``"""
@overload
def metadataImageInfo(site: int, element: _SiteType, path: str, scale: int | float, mainColour: Any, secondaryColour: Any, /) -> _MetadataImageInfo:
    """``(metadataImageInfo <int> <siteType> <string> <float> <java.awt.Color> <java.awt.Color>)``"""
@overload
def min(valueA: _DimFunction | int, valueB: _DimFunction | int, /) -> _dim_math_Min:
    """``(min <dim> <dim>)``"""
@overload
def min(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Min:
    """``(min <float> <float>)``"""
@overload
def min(list: Sequence[_FloatFunction | int | float], /) -> _floats_math_Min:
    """``(min {<float>})``"""
@overload
def min(valueA: _IntFunction | int, valueB: _IntFunction | int, /) -> _ints_math_Min:
    """``(min <int> <int>)``"""
@overload
def min(array: _IntArrayFunction, /) -> _ints_math_Min:
    """``(min <ints>)``"""
@overload
def min(min: _IntFunction | int, /) -> _range_math_Min:
    """``(min <int>)``"""
def mobilityAdvanced(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _MobilityAdvanced:
    """``(mobilityAdvanced [transformation:<heuristicTransformation>] [weight:<float>])``"""
def mobilitySimple(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _MobilitySimple:
    """``(mobilitySimple [transformation:<heuristicTransformation>] [weight:<float>])``"""
def mod(value: _IntFunction | int, modulo: _IntFunction | int, /) -> _Mod:
    """``(% <int> <int>)``"""
def mode(mode: _ModeType, /) -> _Mode:
    """``(mode <modeType>)``"""
@overload
def move(moveType: _MoveSimpleType, then: _Then | None = ..., /) -> _Move:
    """``(move <moveSimpleType> [<then>])``"""
@overload
def move(moveType: _MoveLeapType, from_: _moves_From | Sequence[Sequence[_StepType]], walk: Sequence[Sequence[_StepType]] | _moves_To, to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, forward: _BooleanFunction | bool | None = ..., rotations: _BooleanFunction | bool | None = ...) -> _Move:
    """``(move Leap [<from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <to> [<then>])``"""
@overload
def move(moveType: _MovePromoteType, type: _SiteType | _IntFunction | int | _moves_Piece, locationFn: _IntFunction | int | _moves_Piece | _moves_Player | _RoleType | _Then | None = ..., what: _moves_Piece | _moves_Player | _RoleType | _Then | None = ..., who: _moves_Player | _RoleType | _Then | None = ..., role: _RoleType | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Promote [<siteType>] [<int>] <piece> [<player>] | [<roleType>] [<then>])``"""
@overload
def move(moveType: _MoveMessageType, message: str | Sequence[str] | _Then | None = ..., messages: Sequence[str] | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move <moveMessageType> <string> | {<string>} [<then>])``"""
@overload
def move(moveType: _MoveSiteType, what: _moves_Piece | _moves_To, to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, count: _IntFunction | int | None = ..., stack: bool | None = ...) -> _Move:
    """``(move <moveSiteType> [<piece>] <to> [count:<int>] [stack:<boolean>] [<then>])``"""
@overload
def move(moveType: _MoveBetType, who: _moves_Player | _RoleType | _RangeFunction, role: _RoleType | _RangeFunction | _Then | None = ..., range: _RangeFunction | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Bet <player> | <roleType> <range> [<then>])``"""
@overload
def move(from_: _moves_From, to: _moves_To, mover: _RoleType | _Then | None = ..., then: _Then | None = ..., /, *, count: _IntFunction | int | None = ..., copy: _BooleanFunction | bool | None = ..., stack: bool | None = ...) -> _Move:
    """``(move <from> <to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] [<then>])``"""
@overload
def move(moveType: _MoveHopType, from_: _moves_From | _Direction | _moves_Between | _moves_To, directions: _Direction | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, stack: bool | None = ...) -> _Move:
    """``(move Hop [<from>] [<direction>] [<between>] <to> [stack:<boolean>] [<then>])``"""
@overload
def move(moveType: _MoveSetType, setType: _SetNextPlayerType, who: _moves_Player | _IntArrayFunction | _Then | None = ..., nextPlayers: _IntArrayFunction | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Set NextPlayer <player> | <ints> [<then>])``"""
@overload
def move(moveType: _MoveSetType, setType: _SetTrumpType, suit: _IntFunction | int | _intArray_math_Difference | _Then | None = ..., suits: _intArray_math_Difference | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Set TrumpSuit <int> | <difference> [<then>])``"""
@overload
def move(moveType: _MoveRemoveType, type: _SiteType | _IntFunction | int | _RegionFunction | _Then | None = ..., locationFunction: _IntFunction | int | _RegionFunction | _Then | None = ..., regionFunction: _RegionFunction | _Then | None = ..., then: _Then | None = ..., /, *, level: _IntFunction | int | None = ..., at: _WhenType | None = ..., count: _IntFunction | int | None = ...) -> _Move:
    """``(move Remove [<siteType>] <int> | <sites> [level:<int>] [at:<whenType>] [count:<int>] [<then>])``"""
@overload
def move(moveType: _MoveSwapType, swapType: _SwapSitesType, locA: _IntFunction | int | _Then | None = ..., locB: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Swap Pieces [<int>] [<int>] [<then>])``"""
@overload
def move(moveType: _MoveSwapType, swapType: _SwapPlayersType, player1: _IntFunction | int | _RoleType | _Then | None = ..., role1: _RoleType | _IntFunction | int | _Then | None = ..., player2: _IntFunction | int | _RoleType | _Then | None = ..., role2: _RoleType | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Swap Players <int> | <roleType> <int> | <roleType> [<then>])``"""
@overload
def move(moveType: _MoveSelectType, from_: _moves_From, to: _moves_To | _RoleType | _Then | None = ..., mover: _RoleType | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Select <from> [<to>] [<roleType>] [<then>])``"""
@overload
def move(moveType: _MoveShootType, what: _moves_Piece, from_: _moves_From | _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., dirn: _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /) -> _Move:
    """``(move Shoot <piece> [<from>] [<absoluteDirection>] [<between>] [<to>] [<then>])``"""
@overload
def move(moveType: _MoveSlideType, from_: _moves_From | str | _Direction | _moves_Between | _moves_To | _Then | None = ..., track: str | _Direction | _moves_Between | _moves_To | _Then | None = ..., directions: _Direction | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, stack: bool | None = ...) -> _Move:
    """``(move Slide [<from>] [<string>] [<direction>] [<between>] [<to>] [stack:<boolean>] [<then>])``"""
@overload
def move(moveType: _MoveStepType, from_: _moves_From | _Direction | _moves_To, directions: _Direction | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, stack: bool | None = ...) -> _Move:
    """``(move Step [<from>] [<direction>] <to> [stack:<boolean>] [<then>])``"""
@overload
def move(moveType: _MoveSetType, setType: _SetRotationType, to: _moves_To | Sequence[_IntFunction | int] | _IntFunction | int | _Then | None = ..., directions: Sequence[_IntFunction | int] | _IntFunction | int | _Then | None = ..., direction: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /, *, previous: _BooleanFunction | bool | None = ..., next: _BooleanFunction | bool | None = ...) -> _Move:
    """``(move Set Rotation [<to>] [{<int>}] | [<int>] [previous:<boolean>] [next:<boolean>] [<then>])``"""
def moveAgain(then: _Then | None = ..., /) -> _MoveAgain:
    """``(moveAgain [<then>])``"""
def mover() -> _Mover:
    """``(mover)``"""
@overload
def mul(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Mul:
    """``(* <dim> <dim>)``"""
@overload
def mul(list: Sequence[_DimFunction | int], /) -> _dim_math_Mul:
    """``(* {<dim>})``"""
@overload
def mul(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Mul:
    """``(* <float> <float>)``"""
@overload
def mul(list: Sequence[_FloatFunction | int | float], /) -> _floats_math_Mul:
    """``(* {<float>})``"""
@overload
def mul(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Mul:
    """``(* <int> <int>)``"""
@overload
def mul(list: Sequence[_IntFunction | int] | _IntArrayFunction | None = ..., array: _IntArrayFunction | None = ..., /) -> _ints_math_Mul:
    """``(* {<int>} | <ints>)``"""
def next() -> _Next:
    """``(next)``"""
def nextPhase(role: _RoleType | _moves_Player | _BooleanFunction | bool | str | None = ..., indexPlayer: _moves_Player | _BooleanFunction | bool | str | None = ..., cond: _BooleanFunction | bool | str | None = ..., phaseName: str | None = ..., /) -> _NextPhase:
    """``(nextPhase [<roleType>] | [<player>] [<boolean>] [<string>])``"""
@overload
def no(noType: _NoPieceType, type: _SiteType | _RoleType | str | None = ..., role: _RoleType | str | None = ..., name: str | None = ..., /, *, of: _IntFunction | int | None = ..., in_: _RegionFunction | None = ...) -> _booleans_no_No:
    """``(no Pieces [<siteType>] [<roleType>] | [of:<int>] [<string>] [in:<sites>])``"""
@overload
def no(noType: _NoMoveType, playerFn: _RoleType, /) -> _booleans_no_No:
    """``(no Moves <roleType>)``"""
@overload
def no(type: _NoRepeatType, repetitionType: _RepetitionType | None = ..., /) -> _meta_no_No:
    """``(no Repeat [<repetitionType>])``"""
@overload
def no(type: _NoSimpleType, /) -> _meta_no_No:
    """``(no Suicide)``"""
@overload
def no(boardType: _NoBooleanType, value: bool | None = ..., /) -> _graphics_no_No:
    """``(no <noBooleanType> [<boolean>])``"""
def not_(a: _BooleanFunction | bool, /) -> _Not:
    """``(not <boolean>)``"""
def note(message: str | _IntFunction | int | _IntArrayFunction | _FloatFunction | float | _BooleanFunction | bool | _RegionFunction | _RangeFunction | _Direction | _GraphFunction | None = ..., messageInt: _IntFunction | int | _IntArrayFunction | _FloatFunction | float | _BooleanFunction | bool | _RegionFunction | _RangeFunction | _Direction | _GraphFunction | None = ..., messageIntArray: _IntArrayFunction | _FloatFunction | int | float | _BooleanFunction | bool | _RegionFunction | _RangeFunction | _Direction | _GraphFunction | None = ..., messageFloat: _FloatFunction | int | float | _BooleanFunction | bool | _RegionFunction | _RangeFunction | _Direction | _GraphFunction | None = ..., messageBoolean: _BooleanFunction | bool | _RegionFunction | _RangeFunction | _Direction | _GraphFunction | None = ..., messageRegion: _RegionFunction | _RangeFunction | _Direction | _GraphFunction | None = ..., messageRange: _RangeFunction | _Direction | _GraphFunction | None = ..., messageDirection: _Direction | _GraphFunction | None = ..., messageGraph: _GraphFunction | None = ..., /, *, player: _IntFunction | int | _RoleType | None = ..., to: _moves_Player | _RoleType | None = ...) -> _Note:
    """``(note [player:<int>] | [player:<roleType>] <string> | <int> | <ints> | <float> | <boolean> | <sites> | <range> | <direction> | <graph> [to:<player>] | …)``"""
def nullHeuristic() -> _NullHeuristic:
    """``(nullHeuristic)``"""
def optimiser() -> _Optimiser:
    """``(optimiser)``"""
@overload
def or_(a: _BooleanFunction | bool, b: _BooleanFunction | bool, /) -> _math_Or:
    """``(or <boolean> <boolean>)``"""
@overload
def or_(list: Sequence[_BooleanFunction | bool], /) -> _math_Or:
    """``(or {<boolean>})``"""
@overload
def or_(movesA: _Moves, movesB: _Moves, then: _Then | None = ..., /) -> _logical_Or:
    """``(or <moves> <moves> [<then>])``"""
@overload
def or_(list: Sequence[_Moves], then: _Then | None = ..., /) -> _logical_Or:
    """``(or {<moves>} [<then>])``"""
def origin(origin: str, /) -> _Origin:
    """``(origin <string>)``"""
def ownRegionsCount(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _OwnRegionsCount:
    """``(ownRegionsCount [transformation:<heuristicTransformation>] [weight:<float>])``"""
@overload
def pair(key: _IntFunction | int, value: str, /) -> _math_Pair:
    """``(pair <int> <string>)``"""
@overload
def pair(key: _RoleType, value: str, /) -> _math_Pair:
    """``(pair <roleType> <string>)``"""
@overload
def pair(key: _RoleType, landmark: _LandmarkType, /) -> _math_Pair:
    """``(pair <roleType> <landmarkType>)``"""
@overload
def pair(key: str, value: _RoleType, /) -> _math_Pair:
    """``(pair <string> <roleType>)``"""
@overload
def pair(key: _IntFunction | int, value: _IntFunction | int, /) -> _math_Pair:
    """``(pair <int> <int>)``"""
@overload
def pair(key: _RoleType, value: _IntFunction | int, /) -> _math_Pair:
    """``(pair <roleType> <int>)``"""
@overload
def pair(key: _RoleType, value: _RoleType, /) -> _math_Pair:
    """``(pair <roleType> <roleType>)``"""
@overload
def pair(key: str, value: str, /) -> _math_Pair:
    """``(pair <string> <string>)``"""
@overload
def pair(key: str, floatVal: int | float, /) -> _misc_Pair:
    """``(pair <string> <float>)``"""
def pass_(then: _Then | None = ..., /) -> _Pass:
    """``(pass [<then>])``"""
def passEnd(type: _PassEndType, /) -> _PassEnd:
    """``(passEnd <passEndType>)``"""
def path(*, from_: int, slotsFrom: int | None = ..., to: int, slotsTo: int | None = ..., colour: int) -> _Path:
    """``(path from:<int> [slotsFrom:<int>] to:<int> [slotsTo:<int>] colour:<int>)``"""
def pathExtent(colour: _IntFunction | int | _RegionFunction | None = ..., start: _IntFunction | int | _RegionFunction | None = ..., regionStart: _RegionFunction | None = ..., /) -> _PathExtent:
    """``(pathExtent [<int>] [<int>] | [<sites>])``"""
def payoff(role: _RoleType, payoff: _FloatFunction | int | float, /) -> _Payoff:
    """``(payoff <roleType> <float>)``"""
def payoffs(finalPayoffs: Sequence[_Payoff], /) -> _Payoffs:
    """``(payoffs {<payoff>})``"""
def perimeter() -> _Perimeter:
    """``(perimeter)``"""
@overload
def phase(type: _SiteType | None = ..., /, *, of: _IntFunction | int) -> _board_Phase:
    """``(phase [<siteType>] of:<int>)``"""
@overload
def phase(name: str, role: _RoleType | _Mode | _Play, mode: _Mode | _Play | _End | _NextPhase | Sequence[_NextPhase] | None = ..., play: _Play | _End | _NextPhase | Sequence[_NextPhase] | None = ..., end: _End | _NextPhase | Sequence[_NextPhase] | None = ..., nextPhase: _NextPhase | Sequence[_NextPhase] | None = ..., nextPhases: Sequence[_NextPhase] | None = ..., /) -> _phase_Phase:
    """``(phase <string> [<roleType>] [<mode>] <play> [<end>] [<nextPhase>] | [{<nextPhase>}])``"""
@overload
def piece(name: str, role: _RoleType | _DirectionFacing | _Flips | _Moves | None = ..., dirn: _DirectionFacing | _Flips | _Moves | None = ..., flips: _Flips | _Moves | None = ..., generator: _Moves | None = ..., /, *, maxState: int | None = ..., maxCount: int | None = ..., maxValue: int | None = ...) -> _component_Piece:
    """``(piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>] [maxCount:<int>] [maxValue:<int>])``"""
@overload
def piece(nameComponent: str | _IntFunction | int | Sequence[str] | Sequence[_IntFunction | int] | None = ..., component: _IntFunction | int | Sequence[str] | Sequence[_IntFunction | int] | None = ..., nameComponents: Sequence[str] | Sequence[_IntFunction | int] | None = ..., components: Sequence[_IntFunction | int] | None = ..., /, *, state: _IntFunction | int | None = ...) -> _moves_Piece:
    """``(piece <string> | <int> | {<string>} | {<int>} [state:<int>])``"""
@overload
def piece(pieceType: _piece_PieceColourType, roleType: _RoleType | str | None = ..., pieceName: str | None = ..., /, *, container: int | None = ..., state: int | None = ..., value: int | None = ..., fillColour: _Colour | None = ..., strokeColour: _Colour | None = ..., secondaryColour: _Colour | None = ...) -> _piece_Piece:
    """``(piece Colour [<roleType>] [<string>] [container:<int>] [state:<int>] [value:<int>] [fillColour:<colour>] [strokeColour:<colour>] [secondaryColour:<colour>])``"""
@overload
def piece(pieceType: _PieceRotateType, roleType: _RoleType | str | None = ..., pieceName: str | None = ..., /, *, container: int | None = ..., state: int | None = ..., value: int | None = ..., degrees: int) -> _piece_Piece:
    """``(piece Rotate [<roleType>] [<string>] [container:<int>] [state:<int>] [value:<int>] degrees:<int>)``"""
@overload
def piece(pieceType: _PieceScaleType, roleType: _RoleType | str | int | float | None = ..., pieceName: str | int | float | None = ..., scale: int | float | None = ..., /, *, container: int | None = ..., state: int | None = ..., value: int | None = ..., scaleX: int | float | None = ..., scaleY: int | float | None = ...) -> _piece_Piece:
    """``(piece Scale [<roleType>] [<string>] [container:<int>] [state:<int>] [value:<int>] [<float>] [scaleX:<float>] [scaleY:<float>])``"""
@overload
def piece(pieceType: _PieceStyleType, roleType: _RoleType | str | _ComponentStyleType, pieceName: str | _ComponentStyleType | None = ..., componentStyleType: _ComponentStyleType | None = ..., /) -> _piece_Piece:
    """``(piece Style [<roleType>] [<string>] <componentStyleType>)``"""
@overload
def piece(pieceType: _PieceNameType, roleType: _RoleType | str | None = ..., name: str | None = ..., /, *, piece: str | None = ..., container: int | None = ..., state: int | None = ..., value: int | None = ...) -> _piece_Piece:
    """``(piece <pieceNameType> [<roleType>] [piece:<string>] [container:<int>] [state:<int>] [value:<int>] [<string>])``"""
@overload
def piece(pieceType: _PieceFamiliesType, pieceFamilies: Sequence[str], /) -> _piece_Piece:
    """``(piece Families {<string>})``"""
@overload
def piece(pieceType: _PieceGroundType, roleType: _RoleType | str | None = ..., pieceName: str | None = ..., /, *, container: int | None = ..., state: int | None = ..., value: int | None = ..., image: str | None = ..., text: str | None = ..., fillColour: _Colour | None = ..., edgeColour: _Colour | None = ..., scale: int | float | None = ..., scaleX: int | float | None = ..., scaleY: int | float | None = ..., rotation: int | None = ..., offsetX: int | float | None = ..., offsetY: int | float | None = ...) -> _piece_Piece:
    """``(piece <pieceGroundType> [<roleType>] [<string>] [container:<int>] [state:<int>] [value:<int>] [image:<string>] [text:<string>] [fillColour:<colour>] …)``"""
def pin(type: _PinType, /) -> _Pin:
    """``(pin SupportMultiple)``"""
def pips() -> _Pips:
    """``(pips)``"""
@overload
def place(placeType: _PlaceRandomType, pieces: Sequence[str], where: _IntFunction | int, type: _SiteType | None = ..., /, *, count: Sequence[_IntFunction | int] | None = ..., state: _IntFunction | int | None = ..., value: _IntFunction | int | None = ...) -> _Place:
    """``(place Random {<string>} [count:{<int>}] [state:<int>] [value:<int>] <int> [<siteType>])``"""
@overload
def place(placeType: _PlaceRandomType, items: Sequence[_math_Count], where: _IntFunction | int, type: _SiteType | None = ..., /) -> _Place:
    """``(place Random {<count>} <int> [<siteType>])``"""
@overload
def place(item: str, container: str | _SiteType | _IntFunction | int | None = ..., type: _SiteType | _IntFunction | int | None = ..., loc: _IntFunction | int | None = ..., /, *, coord: str | None = ..., count: _IntFunction | int | None = ..., state: _IntFunction | int | None = ..., rotation: _IntFunction | int | None = ..., value: _IntFunction | int | None = ...) -> _Place:
    """``(place <string> [<string>] [<siteType>] [<int>] [coord:<string>] [count:<int>] [state:<int>] [rotation:<int>] [value:<int>])``"""
@overload
def place(item: str, type: _SiteType | Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., locs: Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., region: _RegionFunction | Sequence[str] | None = ..., coords: Sequence[str] | None = ..., /, *, counts: Sequence[_IntFunction | int] | None = ..., state: _IntFunction | int | None = ..., rotation: _IntFunction | int | None = ..., value: _IntFunction | int | None = ...) -> _Place:
    """``(place <string> [<siteType>] [{<int>}] [<sites>] [{<string>}] [counts:{<int>}] [state:<int>] [rotation:<int>] [value:<int>])``"""
@overload
def place(placeType: _PlaceStackType, item: str | _SiteType | _IntFunction | int | Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., container: str | _SiteType | _IntFunction | int | Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., type: _SiteType | _IntFunction | int | Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., loc: _IntFunction | int | Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., locs: Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., region: _RegionFunction | Sequence[str] | None = ..., coords: Sequence[str] | None = ..., /, *, items: Sequence[str] | None = ..., coord: str | None = ..., count: _IntFunction | int | None = ..., counts: Sequence[_IntFunction | int] | None = ..., state: _IntFunction | int | None = ..., rotation: _IntFunction | int | None = ..., value: _IntFunction | int | None = ...) -> _Place:
    """``(place Stack <string> | items:{<string>} [<string>] [<siteType>] [<int>] | [{<int>}] | [<sites>] | [coord:<string>] | [{<string>}] [count:<int>] | …)``"""
@overload
def place(placeType: _PlaceRandomType, region: _RegionFunction | Sequence[str], item: Sequence[str] | _SiteType | None = ..., type: _SiteType | None = ..., /, *, count: _IntFunction | int | None = ..., state: _IntFunction | int | None = ..., value: _IntFunction | int | None = ...) -> _Place:
    """``(place Random [<sites>] {<string>} [count:<int>] [state:<int>] [value:<int>] [<siteType>])``"""
def play(moves: _Moves, /) -> _Play:
    """``(play <moves>)``"""
def playCard(then: _Then | None = ..., /) -> _PlayCard:
    """``(playCard [<then>])``"""
@overload
def player() -> _iterator_Player:
    """``(player)``"""
@overload
def player(dirn: _DirectionFacing, /) -> _players_Player:
    """``(player <directionFacing>)``"""
@overload
def player(index: _IntFunction | int, /) -> _moves_Player:
    """``(player <int>)``"""
@overload
def player(playerType: _PlayerColourType, roleType: _RoleType, colour: _Colour, /) -> _player_Player:
    """``(player Colour <roleType> <colour>)``"""
@overload
def player(playerType: _PlayerNameType, roleType: _RoleType, name: str, /) -> _player_Player:
    """``(player Name <roleType> <string>)``"""
def playerRegionsProximity(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., player: int, pieceWeights: Sequence[_misc_Pair] | None = ...) -> _PlayerRegionsProximity:
    """``(playerRegionsProximity [transformation:<heuristicTransformation>] [weight:<float>] player:<int> [pieceWeights:{<pair>}])``"""
def playerSiteMapCount(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _PlayerSiteMapCount:
    """``(playerSiteMapCount [transformation:<heuristicTransformation>] [weight:<float>])``"""
@overload
def players(playerType: _PlayersManyType, /, *, of: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ...) -> _intArray_players_Players:
    """``(players <playersManyType> [of:<int>] [if:<boolean>])``"""
@overload
def players(playerType: _PlayersTeamType, /, *, if_: _BooleanFunction | bool | None = ...) -> _intArray_players_Players:
    """``(players <playersTeamType> [if:<boolean>])``"""
@overload
def players(players: Sequence[_players_Player], /) -> _game_players_Players:
    """``(players {<player>})``"""
@overload
def players(numPlayers: int, /) -> _game_players_Players:
    """``(players <int>)``"""
@overload
def poly(pts: Sequence[Sequence[int | float]], /, *, rotns: int | None = ...) -> _Poly:
    """``(poly {{<float>}} [rotns:<int>])``"""
@overload
def poly(pts: Sequence[Sequence[_DimFunction | int]], /, *, rotns: int | None = ...) -> _Poly:
    """``(poly {{<dim>}} [rotns:<int>])``"""
def pot() -> _Pot:
    """``(pot)``"""
@overload
def pow(a: _DimFunction | int, b: _DimFunction | int, /) -> _dim_math_Pow:
    """``(^ <dim> <dim>)``"""
@overload
def pow(a: _FloatFunction | int | float, b: _FloatFunction | int | float, /) -> _floats_math_Pow:
    """``(^ <float> <float>)``"""
@overload
def pow(a: _IntFunction | int, b: _IntFunction | int, /) -> _ints_math_Pow:
    """``(^ <int> <int>)``"""
def prev(type: _PrevType | None = ..., /) -> _Prev:
    """``(prev [<prevType>])``"""
@overload
def priority(list: Sequence[_Moves], then: _Then | None = ..., /) -> _Priority:
    """``(priority {<moves>} [<then>])``"""
@overload
def priority(list1: _Moves, list2: _Moves, then: _Then | None = ..., /) -> _Priority:
    """``(priority <moves> <moves> [<then>])``"""
def promote(type: _SiteType | _IntFunction | int | _moves_Piece, locationFn: _IntFunction | int | _moves_Piece | _moves_Player | _RoleType | _Then | None = ..., what: _moves_Piece | _moves_Player | _RoleType | _Then | None = ..., who: _moves_Player | _RoleType | _Then | None = ..., role: _RoleType | _Then | None = ..., then: _Then | None = ..., /) -> _Promote:
    """``(promote [<siteType>] [<int>] <piece> [<player>] | [<roleType>] [<then>])``"""
@overload
def properties(other: _Properties, /) -> _Properties:
    """``(properties <properties>)``"""
@overload
def properties(properties: Any, /) -> _Properties:
    """``(properties <long>)``"""
@overload
def properties() -> _Properties:
    """``(properties)``"""
def propose(proposition: str | Sequence[str] | _Then | None = ..., propositions: Sequence[str] | _Then | None = ..., then: _Then | None = ..., /) -> _Propose:
    """``(propose <string> | {<string>} [<then>])``"""
def publisher(publisher: str, /) -> _Publisher:
    """``(publisher <string>)``"""
def push(from_: _moves_From | _Direction, directions: _Direction | _Then | None = ..., then: _Then | None = ..., /) -> _Push:
    """``(push [<from>] <direction> [<then>])``"""
def quadhex(layers: _DimFunction | int, /, *, thirds: bool | None = ...) -> _Quadhex:
    """``(quadhex <dim> [thirds:<boolean>])``"""
def radial(steps: Sequence[_GraphElement], direction: _AbsoluteDirection, /) -> _Radial:
    """``(radial {<graphElement>} <absoluteDirection>)``"""
def radials(siteType: _SiteType, id: int, /) -> _Radials:
    """``(radials <siteType> <int>)``"""
@overload
def random(probas: Sequence[_FloatFunction | int | float], moves: Sequence[_Moves], /) -> _Random:
    """``(random {<float>} {<moves>})``"""
@overload
def random(moves: _Moves, /, *, num: _IntFunction | int) -> _Random:
    """``(random <moves> num:<int>)``"""
def range(min: _IntFunction | int, max: _IntFunction | int | None = ..., /) -> _Range:
    """``(range <int> [<int>])``"""
def recon(item: _ReconItem | Sequence[_ReconItem] | None = ..., items: Sequence[_ReconItem] | None = ..., /) -> _Recon:
    """``(recon <reconItem> | {<reconItem>})``"""
def recoordinate(siteTypeA: _SiteType | _GraphFunction, siteTypeB: _SiteType | _GraphFunction | None = ..., siteTypeC: _SiteType | _GraphFunction | None = ..., graph: _GraphFunction | None = ..., /) -> _Recoordinate:
    """``(recoordinate [<siteType>] [<siteType>] [<siteType>] <graph>)``"""
def rectangle(dimA: _DimFunction | int, dimB: _DimFunction | int | None = ..., /, *, diagonals: _DiagonalsType | None = ...) -> _Rectangle:
    """``(rectangle <dim> [<dim>] [diagonals:<diagonalsType>])``"""
def region(regionType: _RegionColourType, region: str | _RoleType | _SiteType | Sequence[int] | int | _RegionFunction | _Colour | None = ..., roleType: _RoleType | _SiteType | Sequence[int] | int | _RegionFunction | _Colour | None = ..., graphElementType: _SiteType | Sequence[int] | int | _RegionFunction | _Colour | None = ..., sites: Sequence[int] | int | _RegionFunction | _Colour | None = ..., site: int | _RegionFunction | _Colour | None = ..., regionFunction: _RegionFunction | _Colour | None = ..., colour: _Colour | None = ..., /, *, regionSiteType: _SiteType | None = ..., scale: int | float | None = ...) -> _region_Region:
    """``(region Colour [<string>] [<roleType>] [<siteType>] [{<int>}] | [<int>] [<sites>] [regionSiteType:<siteType>] [<colour>] [scale:<float>])``"""
def regionProximity(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., region: int, pieceWeights: Sequence[_misc_Pair] | None = ...) -> _RegionProximity:
    """``(regionProximity [transformation:<heuristicTransformation>] [weight:<float>] region:<int> [pieceWeights:{<pair>}])``"""
def regionSite(region: _RegionFunction, /, *, index: _IntFunction | int) -> _RegionSite:
    """``(regionSite <sites> index:<int>)``"""
def regions(name: str | _RoleType | Sequence[int] | _RegionFunction | Sequence[_RegionFunction] | _RegionTypeStatic | Sequence[_RegionTypeStatic] | None = ..., role: _RoleType | Sequence[int] | _RegionFunction | Sequence[_RegionFunction] | _RegionTypeStatic | Sequence[_RegionTypeStatic] | str | None = ..., sites: Sequence[int] | _RegionFunction | Sequence[_RegionFunction] | _RegionTypeStatic | Sequence[_RegionTypeStatic] | str | None = ..., regionFn: _RegionFunction | Sequence[_RegionFunction] | _RegionTypeStatic | Sequence[_RegionTypeStatic] | str | None = ..., regionsFn: Sequence[_RegionFunction] | _RegionTypeStatic | Sequence[_RegionTypeStatic] | str | None = ..., staticRegion: _RegionTypeStatic | Sequence[_RegionTypeStatic] | str | None = ..., staticRegions: Sequence[_RegionTypeStatic] | str | None = ..., hintRegionLabel: str | None = ..., /) -> _Regions:
    """``(regions [<string>] [<roleType>] {<int>} | <sites> | {<sites>} | <regionTypeStatic> | {<regionTypeStatic>} [<string>])``"""
def regular(star: _ShapeStarType | _DimFunction | int, numSides: _DimFunction | int | None = ..., /) -> _Regular:
    """``(regular [Star] <dim>)``"""
@overload
def remember(rememberType: _RememberValueType, name: str | _IntFunction | int, value: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /, *, unique: _BooleanFunction | bool | None = ...) -> _Remember:
    """``(remember Value [<string>] <int> [unique:<boolean>] [<then>])``"""
@overload
def remember(rememberType: _RememberStateType, then: _Then | None = ..., /) -> _Remember:
    """``(remember State [<then>])``"""
@overload
def remove(graph: _GraphFunction, /, *, cells: Sequence[Sequence[Sequence[int | float]]] | Sequence[_DimFunction | int] | None = ..., edges: Sequence[Sequence[Sequence[int | float]]] | Sequence[Sequence[_DimFunction | int]] | None = ..., vertices: Sequence[Sequence[int | float]] | Sequence[_DimFunction | int] | None = ..., trimEdges: bool | None = ...) -> _operators_Remove:
    """``(remove <graph> [cells:{{{<float>}}}] | [cells:{<dim>}] [edges:{{{<float>}}}] | [edges:{{<dim>}}] [vertices:{{<float>}}] | [vertices:{<dim>}] …)``"""
@overload
def remove(graphFn: _GraphFunction, poly: _Poly, /, *, trimEdges: bool | None = ...) -> _operators_Remove:
    """``(remove <graph> <poly> [trimEdges:<boolean>])``"""
@overload
def remove(type: _SiteType | _IntFunction | int | _RegionFunction | _Then | None = ..., locationFunction: _IntFunction | int | _RegionFunction | _Then | None = ..., regionFunction: _RegionFunction | _Then | None = ..., then: _Then | None = ..., /, *, level: _IntFunction | int | None = ..., at: _WhenType | None = ..., count: _IntFunction | int | None = ...) -> _effect_Remove:
    """``(remove [<siteType>] <int> | <sites> [level:<int>] [at:<whenType>] [count:<int>] [<then>])``"""
def renumber(siteTypeA: _SiteType | _GraphFunction, siteTypeB: _SiteType | _GraphFunction | None = ..., siteTypeC: _SiteType | _GraphFunction | None = ..., graph: _GraphFunction | None = ..., /) -> _Renumber:
    """``(renumber [<siteType>] [<siteType>] [<siteType>] <graph>)``"""
def repeat(rows: _DimFunction | int, columns: _DimFunction | int, poly: _Poly | Sequence[_Poly] | None = ..., polys: Sequence[_Poly] | None = ..., /, *, step: Sequence[Sequence[int | float]]) -> _Repeat:
    """``(repeat <dim> <dim> step:{{<float>}} <poly> | {<poly>})``"""
def result(who: _RoleType, result: _ResultType, /) -> _Result:
    """``(result <roleType> <resultType>)``"""
def results(function: _IntFunction | int, /, *, from_: _IntFunction | int | _RegionFunction | None = ..., to: _IntFunction | int | _RegionFunction | None = ...) -> _Results:
    """``(results from:<int> | from:<sites> to:<int> | to:<sites> <int>)``"""
def roll(then: _Then | None = ..., /) -> _Roll:
    """``(roll [<then>])``"""
def rotate(degreesFn: _FloatFunction | int | float, graph: _GraphFunction, /) -> _Rotate:
    """``(rotate <float> <graph>)``"""
def rotation(type: _SiteType | None = ..., /, *, at: _IntFunction | int, level: _IntFunction | int | None = ...) -> _Rotation:
    """``(rotation [<siteType>] at:<int> [level:<int>])``"""
def rotations(directionOfRotation: _AbsoluteDirection | Sequence[_AbsoluteDirection] | None = ..., directionsOfRotation: Sequence[_AbsoluteDirection] | None = ..., /) -> _Rotations:
    """``(rotations <absoluteDirection> | {<absoluteDirection>})``"""
def row(type: _SiteType | None = ..., /, *, of: _IntFunction | int) -> _Row:
    """``(row [<siteType>] of:<int>)``"""
@overload
def rules(meta: _Meta | _Start | _Play, start: _Start | _Play | _End, play: _Play | _End | None = ..., end: _End | None = ..., /) -> _rules_Rules:
    """``(rules [<meta>] [<start>] <play> <end>)``"""
@overload
def rules(meta: _Meta | _Start | _Play | _End | None = ..., start: _Start | _Play | _End | None = ..., play: _Play | _End | None = ..., end: _End | None = ..., /, *, phases: Sequence[_phase_Phase]) -> _rules_Rules:
    """``(rules [<meta>] [<start>] [<play>] phases:{<phase>} [<end>])``"""
@overload
def rules(rules: str, /) -> _database_Rules:
    """``(rules <string>)``"""
def satisfy(constraint: _BooleanFunction | bool | Sequence[_BooleanFunction | bool] | None = ..., constraints: Sequence[_BooleanFunction | bool] | None = ..., /) -> _Satisfy:
    """``(satisfy <boolean> | {<boolean>})``"""
def scale(scaleX: _FloatFunction | int | float, scaleY: _FloatFunction | int | float | _GraphFunction, scaleZ: _FloatFunction | int | float | _GraphFunction | None = ..., graph: _GraphFunction | None = ..., /) -> _Scale:
    """``(scale <float> [<float>] [<float>] <graph>)``"""
@overload
def score(player: _moves_Player | _RoleType | None = ..., role: _RoleType | None = ..., /) -> _state_Score:
    """``(score <player> | <roleType>)``"""
@overload
def score(role: _RoleType, score: _IntFunction | int, /) -> _end_Score:
    """``(score <roleType> <int>)``"""
@overload
def score(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ...) -> _terms_Score:
    """``(score [transformation:<heuristicTransformation>] [weight:<float>])``"""
@overload
def scoreDisplayInfo() -> _ScoreDisplayInfo:
    """``(scoreDisplayInfo)``"""
@overload
def scoreDisplayInfo(showScore: _WhenScoreType, roleType: _RoleType, scoreReplacement: _IntFunction | int, scoreSuffix: str, /) -> _ScoreDisplayInfo:
    """``(scoreDisplayInfo <whenScoreType> <roleType> <int> <string>)``"""
def select(from_: _moves_From, to: _moves_To | _RoleType | _Then | None = ..., mover: _RoleType | _Then | None = ..., then: _Then | None = ..., /) -> _Select:
    """``(select <from> [<to>] [<roleType>] [<then>])``"""
def seq(moves: Sequence[_Moves], /) -> _Seq:
    """``(seq {<moves>})``"""
@overload
def set(setType: _SetVarType, name: str | _IntFunction | int | _Then | None = ..., newValue: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _effect_set_Set:
    """``(set Var [<string>] [<int>] [<then>])``"""
@overload
def set(setType: _SetPendingType, value: _IntFunction | int | _RegionFunction | _Then | None = ..., region: _RegionFunction | _Then | None = ..., then: _Then | None = ..., /) -> _effect_set_Set:
    """``(set Pending [<int>] | [<sites>] [<then>])``"""
@overload
def set(setType: _SetValueType, newValue: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _effect_set_Set:
    """``(set <setValueType> [<int>] [<then>])``"""
@overload
def set(setType: _SetSiteType, type: _SiteType | _IntFunction | int, value: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /, *, at: _IntFunction | int, level: _IntFunction | int | None = ...) -> _effect_set_Set:
    """``(set <setSiteType> [<siteType>] at:<int> [level:<int>] <int> [<then>])``"""
@overload
def set(setType: _SetTeamType, team: _IntFunction | int, roles: Sequence[_RoleType], then: _Then | None = ..., /) -> _effect_set_Set:
    """``(set Team <int> {<roleType>} [<then>])``"""
@overload
def set(setType: _SetHiddenType, dataType: _HiddenData | Sequence[_HiddenData] | _SiteType | _RegionFunction | _BooleanFunction | bool | _Then | None = ..., dataTypes: Sequence[_HiddenData] | _SiteType | _RegionFunction | _BooleanFunction | bool | _Then | None = ..., type: _SiteType | _RegionFunction | _BooleanFunction | bool | _Then | None = ..., region: _RegionFunction | _BooleanFunction | bool | _Then | None = ..., value: _BooleanFunction | bool | _Then | None = ..., then: _Then | None = ..., /, *, at: _IntFunction | int | None = ..., level: _IntFunction | int | None = ..., to: _moves_Player | _RoleType | None = ...) -> _effect_set_Set:
    """``(set Hidden [<hiddenData>] | [{<hiddenData>}] [<siteType>] at:<int> | <sites> [level:<int>] [<boolean>] to:<player> | to:<roleType> [<then>])``"""
@overload
def set(setType: _SetTrumpType, suit: _IntFunction | int | _intArray_math_Difference | _Then | None = ..., suits: _intArray_math_Difference | _Then | None = ..., then: _Then | None = ..., /) -> _effect_set_Set:
    """``(set TrumpSuit <int> | <difference> [<then>])``"""
@overload
def set(setType: _SetNextPlayerType, who: _moves_Player | _IntArrayFunction | _Then | None = ..., nextPlayers: _IntArrayFunction | _Then | None = ..., then: _Then | None = ..., /) -> _effect_set_Set:
    """``(set NextPlayer <player> | <ints> [<then>])``"""
@overload
def set(setType: _SetRotationType, to: _moves_To | Sequence[_IntFunction | int] | _IntFunction | int | _Then | None = ..., directions: Sequence[_IntFunction | int] | _IntFunction | int | _Then | None = ..., direction: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /, *, previous: _BooleanFunction | bool | None = ..., next: _BooleanFunction | bool | None = ...) -> _effect_set_Set:
    """``(set Rotation [<to>] [{<int>}] | [<int>] [previous:<boolean>] [next:<boolean>] [<then>])``"""
@overload
def set(setType: _SetPlayerType, player: _moves_Player | _RoleType | _IntFunction | int, role: _RoleType | _IntFunction | int | _Then | None = ..., value: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _effect_set_Set:
    """``(set <setPlayerType> <player> | <roleType> <int> [<then>])``"""
@overload
def set(type: _SiteType | Sequence[Sequence[int]], pairs: Sequence[Sequence[int]] | None = ..., /) -> _deductionPuzzle_Set:
    """``(set [<siteType>] {{<int>}})``"""
@overload
def set(startType: _SetStartPlayerType, role: _RoleType | _IntFunction | int, value: _IntFunction | int | None = ..., /) -> _start_set_Set:
    """``(set <setStartPlayerType> [<roleType>] <int>)``"""
@overload
def set(startType: _SetStartSitesType, value: _IntFunction | int, type: _SiteType | None = ..., /, *, at: _IntFunction | int | None = ..., to: _RegionFunction | None = ...) -> _start_set_Set:
    """``(set <setStartSitesType> <int> [<siteType>] at:<int> | to:<sites>)``"""
@overload
def set(startType: _SetStartPlayersType, index: _IntFunction | int, roles: Sequence[_RoleType], /) -> _start_set_Set:
    """``(set Team <int> {<roleType>})``"""
@overload
def set(setType: _SetRememberValueType, name: str | _IntFunction | int | _RegionFunction | None = ..., value: _IntFunction | int | _RegionFunction | None = ..., regionValue: _RegionFunction | None = ..., /, *, unique: _BooleanFunction | bool | None = ...) -> _start_set_Set:
    """``(set RememberValue [<string>] <int> | <sites> [unique:<boolean>])``"""
@overload
def set(setType: _SetStartHiddenType, dataType: _HiddenData | Sequence[_HiddenData] | _SiteType | _RegionFunction | _BooleanFunction | bool | None = ..., dataTypes: Sequence[_HiddenData] | _SiteType | _RegionFunction | _BooleanFunction | bool | None = ..., type: _SiteType | _RegionFunction | _BooleanFunction | bool | None = ..., region: _RegionFunction | _BooleanFunction | bool | None = ..., value: _BooleanFunction | bool | None = ..., /, *, at: _IntFunction | int | None = ..., level: _IntFunction | int | None = ..., to: _RoleType) -> _start_set_Set:
    """``(set Hidden [<hiddenData>] | [{<hiddenData>}] [<siteType>] at:<int> | <sites> [level:<int>] [<boolean>] to:<roleType>)``"""
@overload
def set(role: _RoleType, type: _SiteType | _IntFunction | int | None = ..., loc: _IntFunction | int | None = ..., /, *, coord: str | None = ...) -> _start_set_Set:
    """``(set <roleType> [<siteType>] [<int>] [coord:<string>])``"""
@overload
def set(role: _RoleType, type: _SiteType | Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., locs: Sequence[_IntFunction | int] | _RegionFunction | Sequence[str] | None = ..., region: _RegionFunction | Sequence[str] | None = ..., coords: Sequence[str] | None = ..., /) -> _start_set_Set:
    """``(set <roleType> [<siteType>] [{<int>}] [<sites>] [{<string>}])``"""
def shift(dx: _FloatFunction | int | float, dy: _FloatFunction | int | float, dz: _FloatFunction | int | float | _GraphFunction, graph: _GraphFunction | None = ..., /) -> _Shift:
    """``(shift <float> <float> [<float>] <graph>)``"""
def shoot(what: _moves_Piece, from_: _moves_From | _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., dirn: _AbsoluteDirection | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /) -> _Shoot:
    """``(shoot <piece> [<from>] [<absoluteDirection>] [<between>] [<to>] [<then>])``"""
@overload
def show(showType: _ShowBooleanType, value: bool | None = ..., /) -> _Show:
    """``(show <showBooleanType> [<boolean>])``"""
@overload
def show(showType: _ShowComponentType, showDataType: _ShowComponentDataType, roleType: _RoleType | str | _ValueLocationType | None = ..., pieceName: str | _ValueLocationType | None = ..., location: _ValueLocationType | None = ..., /, *, offsetImage: bool | None = ..., valueOutline: bool | None = ..., scale: int | float | None = ..., offsetX: int | float | None = ..., offsetY: int | float | None = ...) -> _Show:
    """``(show Piece <showComponentDataType> [<roleType>] [<string>] [<valueLocationType>] [offsetImage:<boolean>] [valueOutline:<boolean>] [scale:<float>] …)``"""
@overload
def show(showType: _ShowCheckType, roleType: _RoleType | str | None = ..., pieceName: str | None = ..., /) -> _Show:
    """``(show Check [<roleType>] [<string>])``"""
@overload
def show(showType: _ShowScoreType, whenScore: _WhenScoreType | _RoleType | _IntFunction | int | str | None = ..., roleType: _RoleType | _IntFunction | int | str | None = ..., scoreReplacement: _IntFunction | int | str | None = ..., scoreSuffix: str | None = ..., /) -> _Show:
    """``(show Score [<whenScoreType>] [<roleType>] [<int>] [<string>])``"""
@overload
def show(showDataType: _ShowSiteDataType, indices: Sequence[int], type: _HoleType, /) -> _Show:
    """``(show <showSiteDataType> {<int>} <holeType>)``"""
@overload
def show(showDataType: _ShowSiteDataType, type: _SiteType | int | None = ..., additionalValue: int | None = ..., /) -> _Show:
    """``(show <showSiteDataType> [<siteType>] [<int>])``"""
@overload
def show(showType: _ShowSymbolType, imageName: str | _RoleType | _SiteType | Sequence[int] | int | _RegionFunction | _BoardGraphicsType | None = ..., region: str | _RoleType | _SiteType | Sequence[int] | int | _RegionFunction | _BoardGraphicsType | None = ..., roleType: _RoleType | _SiteType | Sequence[int] | int | _RegionFunction | _BoardGraphicsType | None = ..., graphElementType: _SiteType | Sequence[int] | int | _RegionFunction | _BoardGraphicsType | None = ..., sites: Sequence[int] | int | _RegionFunction | _BoardGraphicsType | None = ..., site: int | _RegionFunction | _BoardGraphicsType | None = ..., regionFunction: _RegionFunction | _BoardGraphicsType | None = ..., boardGraphicsType: _BoardGraphicsType | None = ..., /, *, text: str | None = ..., fillColour: _Colour | None = ..., edgeColour: _Colour | None = ..., scale: int | float | None = ..., scaleX: int | float | None = ..., scaleY: int | float | None = ..., rotation: int | None = ..., offsetX: int | float | None = ..., offsetY: int | float | None = ...) -> _Show:
    """``(show Symbol [<string>] [text:<string>] [<string>] [<roleType>] [<siteType>] [{<int>}] | [<int>] [<sites>] [<boardGraphicsType>] [fillColour:<colour>] …)``"""
@overload
def show(showType: _ShowLineType, lines: Sequence[Sequence[int]], siteType: _SiteType | _LineStyle | _Colour | _CurveType | None = ..., style: _LineStyle | _Colour | _CurveType | None = ..., colour: _Colour | _CurveType | None = ..., curveType: _CurveType | None = ..., /, *, scale: int | float | None = ..., curve: Sequence[int | float] | None = ...) -> _Show:
    """``(show Line {{<int>}} [<siteType>] [<lineStyle>] [<colour>] [scale:<float>] [curve:{<float>}] [<curveType>])``"""
@overload
def show(showType: _ShowEdgeType, type: _EdgeType | _RelationType | _LineStyle | _Colour | None = ..., relationType: _RelationType | _LineStyle | _Colour | None = ..., style: _LineStyle | _Colour | None = ..., colour: _Colour | None = ..., /, *, connection: bool | None = ...) -> _Show:
    """``(show Edges [<edgeType>] [<relationType>] [connection:<boolean>] [<lineStyle>] [<colour>])``"""
def sidesProximity(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., pieceWeights: Sequence[_misc_Pair] | None = ...) -> _SidesProximity:
    """``(sidesProximity [transformation:<heuristicTransformation>] [weight:<float>] [pieceWeights:{<pair>}])``"""
def sin(a: _FloatFunction | int | float, /) -> _Sin:
    """``(sin <float>)``"""
def site() -> _Site:
    """``(site)``"""
@overload
def sites(player: _moves_Player | _RoleType | _SiteType | str | None = ..., role: _RoleType | _SiteType | str | None = ..., siteType: _SiteType | str | None = ..., name: str | None = ..., /) -> _Sites:
    """``(sites [<player>] | [<roleType>] [<siteType>] [<string>])``"""
@overload
def sites(regionType: _SitesDistanceType, elementType: _SiteType | _RelationType | _effect_Step | _RangeFunction, relation: _RelationType | _effect_Step | _RangeFunction | None = ..., stepMove: _effect_Step | _RangeFunction | None = ..., distance: _RangeFunction | None = ..., /, *, newRotation: _IntFunction | int | None = ..., from_: _IntFunction | int) -> _Sites:
    """``(sites Distance [<siteType>] [<relationType>] [<step>] [newRotation:<int>] from:<int> <range>)``"""
@overload
def sites(regionType: _SitesTrackType, pid: _moves_Player | _RoleType | str | None = ..., role: _RoleType | str | None = ..., name: str | None = ..., /, *, from_: _IntFunction | int | None = ..., to: _IntFunction | int | None = ...) -> _Sites:
    """``(sites Track [<player>] | [<roleType>] [<string>] [from:<int>] [to:<int>])``"""
@overload
def sites(regionType: _SitesPlayerType, elementType: _SiteType | _moves_Player | _RoleType | _NonDecision | str | None = ..., pid: _moves_Player | _RoleType | _NonDecision | str | None = ..., role: _RoleType | _NonDecision | str | None = ..., moves: _NonDecision | str | None = ..., name: str | None = ..., /) -> _Sites:
    """``(sites <sitesPlayerType> [<siteType>] [<player>] | [<roleType>] [<nonDecision>] [<string>])``"""
@overload
def sites(regionType: _SitesSideType, elementType: _SiteType | _moves_Player | _RoleType | _CompassDirection | None = ..., player: _moves_Player | _RoleType | _CompassDirection | None = ..., role: _RoleType | _CompassDirection | None = ..., direction: _CompassDirection | None = ..., /) -> _Sites:
    """``(sites Side [<siteType>] [<player>] | [<roleType>] | [<compassDirection>])``"""
@overload
def sites(regionType: _SitesIndexType, elementType: _SiteType | _IntFunction | int | None = ..., index: _IntFunction | int | None = ..., /) -> _Sites:
    """``(sites <sitesIndexType> [<siteType>] [<int>])``"""
@overload
def sites(elementType: _SiteType | _IntFunction | int | Sequence[Sequence[_StepType]], index: _IntFunction | int | Sequence[Sequence[_StepType]] | None = ..., possibleSteps: Sequence[Sequence[_StepType]] | None = ..., /, *, rotations: _BooleanFunction | bool | None = ...) -> _Sites:
    """``(sites [<siteType>] [<int>] {{<stepType>}} [rotations:<boolean>])``"""
@overload
def sites(regionType: _SitesLineOfSightType, typeLoS: _LineOfSightType | _SiteType | _Direction | None = ..., typeLoc: _SiteType | _Direction | None = ..., directions: _Direction | None = ..., /, *, at: _IntFunction | int | None = ...) -> _Sites:
    """``(sites LineOfSight [<lineOfSightType>] [<siteType>] [at:<int>] [<direction>])``"""
@overload
def sites(regionType: _SitesDirectionType, directions: _Direction | _SiteType | None = ..., type: _SiteType | None = ..., /, *, from_: _IntFunction | int | _RegionFunction | None = ..., included: _BooleanFunction | bool | None = ..., stop: _BooleanFunction | bool | None = ..., stopIncluded: _BooleanFunction | bool | None = ..., distance: _IntFunction | int | None = ...) -> _Sites:
    """``(sites Direction from:<int> | from:<sites> [<direction>] [included:<boolean>] [stop:<boolean>] [stopIncluded:<boolean>] [distance:<int>] [<siteType>])``"""
@overload
def sites(regionType: _SitesAroundType, typeLoc: _SiteType | _IntFunction | int | _RegionFunction | _RegionTypeDynamic | _AbsoluteDirection | None = ..., where: _IntFunction | int | _RegionFunction | _RegionTypeDynamic | _AbsoluteDirection | None = ..., regionWhere: _RegionFunction | _RegionTypeDynamic | _AbsoluteDirection | None = ..., type: _RegionTypeDynamic | _AbsoluteDirection | None = ..., directions: _AbsoluteDirection | None = ..., /, *, distance: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ..., includeSelf: _BooleanFunction | bool | None = ...) -> _Sites:
    """``(sites Around [<siteType>] <int> | <sites> [<regionTypeDynamic>] [distance:<int>] [<absoluteDirection>] [if:<boolean>] [includeSelf:<boolean>])``"""
@overload
def sites(regionType: _SitesIncidentType, resultType: _SiteType, roleOwner: _RoleType | None = ..., /, *, of: _SiteType, at: _IntFunction | int, owner: _moves_Player | None = ...) -> _Sites:
    """``(sites Incident <siteType> of:<siteType> at:<int> [owner:<player>] | [<roleType>])``"""
@overload
def sites(regionType: _SitesOccupiedType, /, *, by: _moves_Player | _RoleType | None = ..., container: _IntFunction | int | str | None = ..., component: _IntFunction | int | str | None = ..., components: Sequence[str] | None = ..., top: bool | None = ..., on: _SiteType | None = ...) -> _Sites:
    """``(sites Occupied by:<player> | by:<roleType> [container:<int>] | [container:<string>] [component:<int>] | [component:<string>] | [components:{<string>}] …)``"""
@overload
def sites(regionType: _SitesPieceType, pid: _moves_Piece, /) -> _Sites:
    """``(sites Start <piece>)``"""
@overload
def sites(regionType: _SitesHiddenType, dataType: _HiddenData | _SiteType | None = ..., type: _SiteType | None = ..., /, *, to: _moves_Player | _RoleType | None = ...) -> _Sites:
    """``(sites Hidden [<hiddenData>] [<siteType>] to:<player> | to:<roleType>)``"""
@overload
def sites(regionType: _SitesBetweenType, directions: _Direction | _SiteType | None = ..., type: _SiteType | None = ..., /, *, from_: _IntFunction | int, fromIncluded: _BooleanFunction | bool | None = ..., to: _IntFunction | int, toIncluded: _BooleanFunction | bool | None = ..., cond: _BooleanFunction | bool | None = ...) -> _Sites:
    """``(sites Between [<direction>] [<siteType>] from:<int> [fromIncluded:<boolean>] to:<int> [toIncluded:<boolean>] [cond:<boolean>])``"""
@overload
def sites(regionType: _SitesLargePieceType, type: _SiteType | None = ..., /, *, at: _IntFunction | int) -> _Sites:
    """``(sites LargePiece [<siteType>] at:<int>)``"""
@overload
def sites(regionType: _SitesRandomType, region: _RegionFunction | None = ..., /, *, num: _IntFunction | int | None = ...) -> _Sites:
    """``(sites Random [<sites>] [num:<int>])``"""
@overload
def sites(regionType: _SitesPatternType, walk: Sequence[_StepType], type: _SiteType | None = ..., /, *, from_: _IntFunction | int | None = ..., what: _IntFunction | int | None = ..., whats: Sequence[_IntFunction | int] | None = ...) -> _Sites:
    """``(sites Pattern {<stepType>} [<siteType>] [from:<int>] [what:<int>] | [whats:{<int>}])``"""
@overload
def sites(regionType: _SitesLoopType, type: _SiteType | Sequence[_RoleType] | _Direction | _IntFunction | int | _RegionFunction | None = ..., surroundList: Sequence[_RoleType] | _Direction | _IntFunction | int | _RegionFunction | None = ..., directions: _Direction | _IntFunction | int | _RegionFunction | None = ..., colour: _IntFunction | int | _RegionFunction | None = ..., start: _IntFunction | int | _RegionFunction | None = ..., regionStart: _RegionFunction | None = ..., /, *, inside: _BooleanFunction | bool | None = ..., surround: _RoleType | None = ...) -> _Sites:
    """``(sites Loop [inside:<boolean>] [<siteType>] [surround:<roleType>] | [{<roleType>}] [<direction>] [<int>] [<int>] | [<sites>])``"""
@overload
def sites() -> _Sites:
    """``(sites)``"""
@overload
def sites(regionType: _SitesSimpleType, elementType: _SiteType | None = ..., /) -> _Sites:
    """``(sites <sitesSimpleType> [<siteType>])``"""
@overload
def sites(elementType: _SiteType | Sequence[str], coords: Sequence[str] | None = ..., /) -> _Sites:
    """``(sites [<siteType>] {<string>})``"""
@overload
def sites(moveType: _SitesMoveType, moves: _Moves, /) -> _Sites:
    """``(sites <sitesMoveType> <moves>)``"""
@overload
def sites(sites: Sequence[_IntFunction | int] | _IntArrayFunction | None = ..., array: _IntArrayFunction | None = ..., /) -> _Sites:
    """``(sites {<int>} | <ints>)``"""
@overload
def sites(regionType: _SitesCrossingType, who: _moves_Player | _RoleType | None = ..., role: _RoleType | None = ..., /, *, at: _IntFunction | int) -> _Sites:
    """``(sites Crossing at:<int> [<player>] | [<roleType>])``"""
@overload
def sites(regionType: _SitesGroupType, type: _SiteType | _Direction | None = ..., directions: _Direction | None = ..., /, *, at: _IntFunction | int | None = ..., from_: _RegionFunction | None = ..., if_: _BooleanFunction | bool | None = ...) -> _Sites:
    """``(sites Group [<siteType>] at:<int> | from:<sites> [<direction>] [if:<boolean>])``"""
@overload
def sites(regionType: _SitesEdgeType, /) -> _Sites:
    """``(sites <sitesEdgeType>)``"""
def situation() -> _Situation:
    """``(situation)``"""
@overload
def size(sizeType: _SizeTerritoryType, type: _SiteType | _RoleType | _moves_Player | _AbsoluteDirection | None = ..., role: _RoleType | _moves_Player | _AbsoluteDirection | None = ..., player: _moves_Player | _AbsoluteDirection | None = ..., direction: _AbsoluteDirection | None = ..., /) -> _Size:
    """``(size Territory [<siteType>] <roleType> | <player> [<absoluteDirection>])``"""
@overload
def size(sizeType: _SizeArrayType, array: _IntArrayFunction, /) -> _Size:
    """``(size Array <ints>)``"""
@overload
def size(sizeType: _SizeSiteType, type: _SiteType | None = ..., /, *, in_: _RegionFunction | None = ..., at: _IntFunction | int | None = ...) -> _Size:
    """``(size Stack [<siteType>] [in:<sites>] | [at:<int>])``"""
@overload
def size(sizeType: _SizeLargePieceType, type: _SiteType | None = ..., /, *, in_: _RegionFunction | None = ..., at: _IntFunction | int | None = ...) -> _Size:
    """``(size LargePiece [<siteType>] in:<sites> | at:<int>)``"""
@overload
def size(sizeType: _SizeGroupType, type: _SiteType | _Direction | None = ..., directions: _Direction | None = ..., /, *, at: _IntFunction | int, if_: _BooleanFunction | bool | None = ...) -> _Size:
    """``(size Group [<siteType>] at:<int> [<direction>] [if:<boolean>])``"""
def sizes(sizesType: _SizesGroupType, type: _SiteType | _Direction | _RoleType | None = ..., directions: _Direction | _RoleType | None = ..., role: _RoleType | None = ..., /, *, of: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ..., min: _IntFunction | int | None = ...) -> _Sizes:
    """``(sizes Group [<siteType>] [<direction>] [<roleType>] | [of:<int>] | [if:<boolean>] [min:<int>])``"""
def skew(amount: int | float, graph: _GraphFunction, /) -> _Skew:
    """``(skew <float> <graph>)``"""
def slide(from_: _moves_From | str | _Direction | _moves_Between | _moves_To | _Then | None = ..., track: str | _Direction | _moves_Between | _moves_To | _Then | None = ..., directions: _Direction | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, stack: bool | None = ...) -> _Slide:
    """``(slide [<from>] [<string>] [<direction>] [<between>] [<to>] [stack:<boolean>] [<then>])``"""
def source(source: str, /) -> _Source:
    """``(source <string>)``"""
def sow(type: _SiteType | _IntFunction | int | str | _Then | None = ..., start: _IntFunction | int | str | _Then | None = ..., trackName: str | _Then | None = ..., then: _Then | None = ..., /, *, count: _IntFunction | int | None = ..., numPerHole: _IntFunction | int | None = ..., owner: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ..., sowEffect: _Moves | None = ..., apply: _NonDecision | None = ..., includeSelf: bool | None = ..., origin: _BooleanFunction | bool | None = ..., skipIf: _BooleanFunction | bool | None = ..., backtracking: _BooleanFunction | bool | None = ..., forward: _BooleanFunction | bool | None = ...) -> _Sow:
    """``(sow [<siteType>] [<int>] [count:<int>] [numPerHole:<int>] [<string>] [owner:<int>] [if:<boolean>] [sowEffect:<moves>] [apply:<nonDecision>] …)``"""
def spiral(*, turns: _DimFunction | int, sites: _DimFunction | int, clockwise: bool | None = ...) -> _Spiral:
    """``(spiral turns:<dim> sites:<dim> [clockwise:<boolean>])``"""
def split(type: _SplitType, /) -> _Split:
    """``(split Deck)``"""
def splitCrossings(graph: _GraphFunction, /) -> _SplitCrossings:
    """``(splitCrossings <graph>)``"""
def sqrt(a: _FloatFunction | int | float, /) -> _Sqrt:
    """``(sqrt <float>)``"""
@overload
def square(shape: _SquareShapeType | _DimFunction | int, dim: _DimFunction | int | None = ..., /, *, diagonals: _DiagonalsType | None = ..., pyramidal: bool | None = ...) -> _Square:
    """``(square [<squareShapeType>] <dim> [diagonals:<diagonalsType>] | [pyramidal:<boolean>])``"""
@overload
def square(poly: _Poly | Sequence[_DimFunction | int] | None = ..., sides: Sequence[_DimFunction | int] | None = ..., /, *, diagonals: _DiagonalsType | None = ...) -> _Square:
    """``(square <poly> | {<dim>} [diagonals:<diagonalsType>])``"""
def stackType(roleType: _RoleType | str | int | _SiteType | _PieceStackType, name: str | int | _SiteType | _PieceStackType | float | None = ..., index: int | _SiteType | _PieceStackType | float | None = ..., graphElementType: _SiteType | _PieceStackType | int | float | None = ..., stackType: _PieceStackType | int | float | None = ..., scale: int | float | None = ..., /, *, sites: Sequence[int] | None = ..., site: int | None = ..., state: int | None = ..., value: int | None = ..., limit: int | None = ...) -> _StackType:
    """``(stackType [<roleType>] [<string>] [<int>] [<siteType>] [sites:{<int>}] | [site:<int>] [state:<int>] [value:<int>] <pieceStackType> [<float>] [limit:<int>])``"""
def start(rules: Sequence[_StartRule] | _StartRule | None = ..., rule: _StartRule | None = ..., /) -> _Start:
    """``(start {<startRule>} | <startRule>)``"""
def state(type: _SiteType | None = ..., /, *, at: _IntFunction | int, level: _IntFunction | int | None = ...) -> _State:
    """``(state [<siteType>] at:<int> [level:<int>])``"""
@overload
def step(from_: _moves_From | _Direction | _moves_To, directions: _Direction | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, stack: bool | None = ...) -> _effect_Step:
    """``(step [<from>] [<direction>] <to> [stack:<boolean>] [<then>])``"""
@overload
def step(from_: _GraphElement, to: _GraphElement, /) -> _graph_Step:
    """``(step <graphElement> <graphElement>)``"""
def steps(siteType: _SiteType, id: int, /) -> _Steps:
    """``(steps <siteType> <int>)``"""
@overload
def sub(valueA: _DimFunction | int, valueB: _DimFunction | int, /) -> _dim_math_Sub:
    """``(- <dim> <dim>)``"""
@overload
def sub(valueA: _FloatFunction | int | float, valueB: _FloatFunction | int | float, /) -> _floats_math_Sub:
    """``(- <float> <float>)``"""
@overload
def sub(valueA: _IntFunction | int, valueB: _IntFunction | int | None = ..., /) -> _ints_math_Sub:
    """``(- [<int>] <int>)``"""
def subdivide(graph: _GraphFunction, /, *, min: _DimFunction | int | None = ...) -> _Subdivide:
    """``(subdivide <graph> [min:<dim>])``"""
def subgame(name: str, option: str | None = ..., /, *, next: _IntFunction | int | None = ..., result: _IntFunction | int | None = ...) -> _Subgame:
    """``(subgame <string> [<string>] [next:<int>] [result:<int>])``"""
def suitRanking(suitRanking: Sequence[_SuitType], /) -> _SuitRanking:
    """``(suitRanking {<suitType>})``"""
def surakartaBoard(graphFn: _GraphFunction, /, *, loops: int | None = ..., from_: int | None = ..., largeStack: bool | None = ...) -> _SurakartaBoard:
    """``(surakartaBoard <graph> [loops:<int>] [from:<int>] [largeStack:<boolean>])``"""
def surround(from_: _moves_From | _RelationType | _moves_Between | _moves_To | _Then | None = ..., relation: _RelationType | _moves_Between | _moves_To | _Then | None = ..., between: _moves_Between | _moves_To | _Then | None = ..., to: _moves_To | _Then | None = ..., then: _Then | None = ..., /, *, except_: _IntFunction | int | None = ..., with_: _moves_Piece | None = ...) -> _Surround:
    """``(surround [<from>] [<relationType>] [<between>] [<to>] [except:<int>] [with:<piece>] [<then>])``"""
@overload
def swap() -> _meta_Swap:
    """``(swap)``"""
@overload
def swap(swapType: _SwapSitesType, locA: _IntFunction | int | _Then | None = ..., locB: _IntFunction | int | _Then | None = ..., then: _Then | None = ..., /) -> _swap_Swap:
    """``(swap Pieces [<int>] [<int>] [<then>])``"""
@overload
def swap(takeType: _SwapPlayersType, player1: _IntFunction | int | _RoleType | _Then | None = ..., role1: _RoleType | _IntFunction | int | _Then | None = ..., player2: _IntFunction | int | _RoleType | _Then | None = ..., role2: _RoleType | _Then | None = ..., then: _Then | None = ..., /) -> _swap_Swap:
    """``(swap Players <int> | <roleType> <int> | <roleType> [<then>])``"""
@overload
def take(takeType: _TakeSimpleType, then: _Then | None = ..., /) -> _Take:
    """``(take Domino [<then>])``"""
@overload
def take(takeType: _TakeControlType, type: _SiteType | _Then | None = ..., then: _Then | None = ..., /, *, of: _RoleType | _IntFunction | int | None = ..., by: _RoleType | _IntFunction | int | None = ..., at: _IntFunction | int | None = ..., to: _RegionFunction | None = ...) -> _Take:
    """``(take Control of:<roleType> | of:<int> by:<roleType> | by:<int> [at:<int>] | [to:<sites>] [<siteType>] [<then>])``"""
def tan(a: _FloatFunction | int | float, /) -> _Tan:
    """``(tan <float>)``"""
def tanh() -> _Tanh:
    """``(tanh)``"""
def team() -> _Team:
    """``(team)``"""
def then(moves: _NonDecision, /, *, applyAfterAllMoves: bool | None = ...) -> _Then:
    """``(then <nonDecision> [applyAfterAllMoves:<boolean>])``"""
def tile(name: str, role: _RoleType | Sequence[_StepType] | Sequence[Sequence[_StepType]] | Sequence[_Path] | _Flips | _Moves | None = ..., walk: Sequence[_StepType] | Sequence[Sequence[_StepType]] | Sequence[_Path] | _Flips | _Moves | None = ..., walks: Sequence[Sequence[_StepType]] | Sequence[_Path] | _Flips | _Moves | None = ..., paths: Sequence[_Path] | _Flips | _Moves | None = ..., flips: _Flips | _Moves | None = ..., generator: _Moves | None = ..., /, *, numSides: int | None = ..., slots: Sequence[int] | None = ..., slotsPerSide: int | None = ..., maxState: int | None = ..., maxCount: int | None = ..., maxValue: int | None = ...) -> _Tile:
    """``(tile <string> [<roleType>] [{<stepType>}] | [{{<stepType>}}] [numSides:<int>] [slots:{<int>}] | [slotsPerSide:<int>] [{<path>}] [<flips>] [<moves>] …)``"""
@overload
def tiling(tiling: _TilingType, poly: _Poly | Sequence[_DimFunction | int] | None = ..., sides: Sequence[_DimFunction | int] | None = ..., /) -> _Tiling:
    """``(tiling <tilingType> <poly> | {<dim>})``"""
@overload
def tiling(tiling: _TilingType, dimA: _DimFunction | int, dimB: _DimFunction | int | None = ..., /) -> _Tiling:
    """``(tiling <tilingType> <dim> [<dim>])``"""
@overload
def to() -> _iterator_To:
    """``(to)``"""
@overload
def to(type: _SiteType | _RegionFunction | _IntFunction | int | _Rotations | _Apply | None = ..., region: _RegionFunction | _IntFunction | int | _Rotations | _Apply | None = ..., loc: _IntFunction | int | _Rotations | _Apply | None = ..., rotations: _Rotations | _Apply | None = ..., effect: _Apply | None = ..., /, *, level: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ...) -> _moves_To:
    """``(to [<siteType>] [<sites>] | [<int>] [level:<int>] [<rotations>] [if:<boolean>] [<apply>])``"""
def toBool(intFn: _IntFunction | int | _FloatFunction | float | None = ..., floatFn: _FloatFunction | int | float | None = ..., /) -> _ToBool:
    """``(toBool <int> | <float>)``"""
def toFloat(boolFn: _BooleanFunction | bool | _IntFunction | int | None = ..., intFn: _IntFunction | int | None = ..., /) -> _ToFloat:
    """``(toFloat <boolean> | <int>)``"""
def toInt(boolFn: _BooleanFunction | bool | _FloatFunction | int | float | None = ..., floatFn: _FloatFunction | int | float | None = ..., /) -> _ToInt:
    """``(toInt <boolean> | <float>)``"""
def topLevel(type: _SiteType | None = ..., /, *, at: _IntFunction | int) -> _TopLevel:
    """``(topLevel [<siteType>] at:<int>)``"""
@overload
def track(name: str, track: Sequence[int] | str | Sequence[_equipment_TrackStep] | int | _RoleType | None = ..., trackDirection: str | Sequence[_equipment_TrackStep] | int | _RoleType | None = ..., trackSteps: Sequence[_equipment_TrackStep] | int | _RoleType | None = ..., owner: int | _RoleType | None = ..., role: _RoleType | None = ..., /, *, loop: bool | None = ..., directed: bool | None = ...) -> _board_Track:
    """``(track <string> {<int>} | <string> | {<trackStep>} [loop:<boolean>] [<int>] | [<roleType>] [directed:<boolean>])``"""
@overload
def track() -> _iterator_Track:
    """``(track)``"""
@overload
def trackSite(trackSiteType: _TrackSiteFirstType, player: _moves_Player | _RoleType | str | None = ..., role: _RoleType | str | None = ..., name: str | None = ..., /, *, from_: _IntFunction | int | None = ..., if_: _BooleanFunction | bool | None = ...) -> _TrackSite:
    """``(trackSite FirstSite [<player>] | [<roleType>] [<string>] [from:<int>] [if:<boolean>])``"""
@overload
def trackSite(trackSiteType: _TrackSiteMoveType, role: _RoleType | _moves_Player | str | None = ..., player: _moves_Player | str | None = ..., name: str | None = ..., /, *, from_: _IntFunction | int | None = ..., steps: _IntFunction | int) -> _TrackSite:
    """``(trackSite Move [from:<int>] [<roleType>] | [<player>] | [<string>] steps:<int>)``"""
@overload
def trackSite(trackSiteType: _TrackSiteType, player: _moves_Player | _RoleType | str | None = ..., role: _RoleType | str | None = ..., name: str | None = ..., /) -> _TrackSite:
    """``(trackSite EndSite [<player>] | [<roleType>] [<string>])``"""
def trajectories() -> _Trajectories:
    """``(trajectories)``"""
@overload
def tri(shape: _TriShapeType | _DimFunction | int, dimA: _DimFunction | int | None = ..., dimB: _DimFunction | int | None = ..., /) -> _Tri:
    """``(tri [<triShapeType>] <dim> [<dim>])``"""
@overload
def tri(poly: _Poly | Sequence[_DimFunction | int] | None = ..., sides: Sequence[_DimFunction | int] | None = ..., /) -> _Tri:
    """``(tri <poly> | {<dim>})``"""
def trigger(event: str, indexPlayer: _IntFunction | int | _RoleType | _Then | None = ..., role: _RoleType | _Then | None = ..., then: _Then | None = ..., /) -> _Trigger:
    """``(trigger <string> <int> | <roleType> [<then>])``"""
def trim(graph: _GraphFunction, /) -> _Trim:
    """``(trim <graph>)``"""
def ucb1(explorationConstant: int | float | None = ..., /) -> _Ucb1:
    """``(ucb1 [<float>])``"""
@overload
def union(directions: _Direction, directionsToRemove: _Direction, /) -> _directions_Union:
    """``(union <direction> <direction>)``"""
@overload
def union(graphA: _GraphFunction, graphB: _GraphFunction, /, *, connect: bool | None = ...) -> _operators_Union:
    """``(union <graph> <graph> [connect:<boolean>])``"""
@overload
def union(graphs: Sequence[_GraphFunction], /, *, connect: bool | None = ...) -> _operators_Union:
    """``(union {<graph>} [connect:<boolean>])``"""
@overload
def union(array1: _IntArrayFunction, array2: _IntArrayFunction, /) -> _intArray_math_Union:
    """``(union <ints> <ints>)``"""
@overload
def union(arrays: Sequence[_IntArrayFunction], /) -> _intArray_math_Union:
    """``(union {<ints>})``"""
@overload
def union(region1: _RegionFunction, region2: _RegionFunction, /) -> _region_math_Union:
    """``(union <sites> <sites>)``"""
@overload
def union(regions: Sequence[_RegionFunction], /) -> _region_math_Union:
    """``(union {<sites>})``"""
def unthreatenedMaterial(*, transformation: _HeuristicTransformation | None = ..., weight: int | float | None = ..., pieceWeights: Sequence[_misc_Pair] | None = ...) -> _UnthreatenedMaterial:
    """``(unthreatenedMaterial [transformation:<heuristicTransformation>] [weight:<float>] [pieceWeights:{<pair>}])``"""
@overload
def value() -> _Value:
    """``(value)``"""
@overload
def value(valueType: _ValueRandomType, range: _RangeFunction, /) -> _Value:
    """``(value Random <range>)``"""
@overload
def value(valueType: _ValueSimpleType, /) -> _Value:
    """``(value <valueSimpleType>)``"""
@overload
def value(valueType: _ValuePlayerType, indexPlayer: _IntFunction | int | _RoleType | None = ..., role: _RoleType | None = ..., /) -> _Value:
    """``(value Player <int> | <roleType>)``"""
@overload
def value(valueType: _ValueComponentType, type: _SiteType | None = ..., /, *, at: _IntFunction | int, level: _IntFunction | int | None = ...) -> _Value:
    """``(value Piece [<siteType>] at:<int> [level:<int>])``"""
@overload
def valueDisplayInfo() -> _ValueDisplayInfo:
    """``(valueDisplayInfo)``"""
@overload
def valueDisplayInfo(locationType: _ValueLocationType, offsetImage: bool, valueOutline: bool, scale: int | float, offsetX: int | float, offsetY: int | float, /) -> _ValueDisplayInfo:
    """``(valueDisplayInfo <valueLocationType> <boolean> <boolean> <float> <float> <float>)``"""
@overload
def values(valuesType: _ValuesStringType, name: str | None = ..., /) -> _values_Values:
    """``(values Remembered [<string>])``"""
@overload
def values(type: _SiteType, range: _Range, /) -> _equipment_Values:
    """``(values <siteType> <range>)``"""
def var(key: str | None = ..., /) -> _Var:
    """``(var [<string>])``"""
def version(version: str, /) -> _Version:
    """``(version <string>)``"""
@overload
def vertex(id: int, pt: Any, /) -> _Vertex:
    """``(vertex <int> <java.awt.geom.Point2D>)``"""
@overload
def vertex(id: int, x: float, y: float, z: float, /) -> _Vertex:
    """``(vertex <int> <double> <double> <double>)``"""
@overload
def vertex(id: int, x: float, y: float, /) -> _Vertex:
    """``(vertex <int> <double> <double>)``"""
def vote(vote: str | Sequence[str] | _Then | None = ..., votes: Sequence[str] | _Then | None = ..., then: _Then | None = ..., /) -> _Vote:
    """``(vote <string> | {<string>} [<then>])``"""
def was(wasType: _WasType, /) -> _Was:
    """``(was Pass)``"""
def wedge(rows: _DimFunction | int, columns: _DimFunction | int | None = ..., /) -> _Wedge:
    """``(wedge <dim> [<dim>])``"""
def what(type: _SiteType | None = ..., /, *, at: _IntFunction | int, level: _IntFunction | int | None = ...) -> _What:
    """``(what [<siteType>] at:<int> [level:<int>])``"""
@overload
def where(whereType: _WhereLevelType, what: _IntFunction | int, type: _SiteType | None = ..., /, *, at: _IntFunction | int, fromTop: _BooleanFunction | bool | None = ...) -> _Where:
    """``(where Level <int> [<siteType>] at:<int> [fromTop:<boolean>])``"""
@overload
def where(namePiece: str, indexPlayer: _IntFunction | int | _RoleType | _SiteType | None = ..., role: _RoleType | _SiteType | None = ..., type: _SiteType | None = ..., /, *, state: _IntFunction | int | None = ...) -> _Where:
    """``(where <string> <int> | <roleType> [state:<int>] [<siteType>])``"""
@overload
def where(what: _IntFunction | int, type: _SiteType | None = ..., /) -> _Where:
    """``(where <int> [<siteType>])``"""
@overload
def where(whereType: _WhereLevelType, namePiece: str, indexPlayer: _IntFunction | int | _RoleType | _SiteType | None = ..., role: _RoleType | _SiteType | None = ..., type: _SiteType | None = ..., /, *, state: _IntFunction | int | None = ..., at: _IntFunction | int, fromTop: _BooleanFunction | bool | None = ...) -> _Where:
    """``(where Level <string> <int> | <roleType> [state:<int>] [<siteType>] at:<int> [fromTop:<boolean>])``"""
def while_(condition: _BooleanFunction | bool, moves: _Moves, then: _Then | None = ..., /) -> _While:
    """``(while <boolean> <moves> [<then>])``"""
def who(type: _SiteType | None = ..., /, *, at: _IntFunction | int, level: _IntFunction | int | None = ...) -> _Who:
    """``(who [<siteType>] at:<int> [level:<int>])``"""
def xor(a: _BooleanFunction | bool, b: _BooleanFunction | bool, /) -> _Xor:
    """``(xor <boolean> <boolean>)``"""
