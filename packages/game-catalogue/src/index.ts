export { letteringEnd } from './cover/layouts.ts'
export { frameSkin } from './frameSkin.ts'
export { games } from './games.ts'
export { issues } from './issues.ts'
export { hasJackpot, leftModels, modelsByType, mostTitles } from './models.ts'
export { palettes } from './palettes.ts'
export { providers } from './providers.ts'
export { sceneIds, scenes } from './scenes.ts'
export { symbolIds, symbolThemes } from './symbol-ids.ts'
export type {
  Badge,
  Game,
  GameModelId,
  GameType,
  Hex,
  Issue,
  IssueKey,
  Palette,
  PaletteId,
  Provider,
  SceneId,
  Skin,
  SymbolId,
  SymbolRole,
} from './types.ts'
