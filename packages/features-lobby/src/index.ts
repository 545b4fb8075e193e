export { lobby, type LobbyOptions } from './feature.ts'
