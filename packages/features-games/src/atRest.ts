export { GameAhead } from './game/GameAhead.tsx'
export { SearchKey } from './search/SearchKey.tsx'
