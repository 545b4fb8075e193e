import { HomePage } from './HomePage.tsx'

export { messages } from './messages/index.ts'
export { loadHome as load } from './queries.ts'
export { titleValues } from './titleValues.ts'

/** The home page is the lobby too. */
export const pages = { home: HomePage, lobby: HomePage }
