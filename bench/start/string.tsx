// What React alone can do: the same page as one string with its data beside it; no router, no loader.
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { makeLobby, playerName } from '../lobby.mjs'
import { LobbyPage } from './src/LobbyPage'

createServer((request, response) => {
  const name = playerName(request.headers.cookie)
  if (!name) {
    response.writeHead(401).end()
    return
  }
  const lobby = makeLobby(name)
  const page = renderToString(<LobbyPage lobby={lobby} />)
  const state = JSON.stringify(lobby).replaceAll('<', '\\u003c')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lobby</title></head><body><div id="app">${page}</div><script type="application/json" id="state">${state}</script></body></html>`,
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
