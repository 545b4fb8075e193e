import { makeLobby, playerName } from '../../../lobby.mjs'

export default defineEventHandler((event) => {
  const name = playerName(getHeader(event, 'cookie'))
  if (!name) throw createError({ statusCode: 401 })
  return makeLobby(name)
})
