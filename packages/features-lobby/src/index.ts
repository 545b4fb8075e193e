export { homeLobby, lobbyPage } from './feature.ts'
