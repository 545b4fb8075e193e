// Serves what was built the way the framework's documentation does for Node: its handler behind `node:http`.
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import handler from './dist/server/server.js'

createServer(async (request, response) => {
  const answer = await handler.fetch(
    new Request(`http://127.0.0.1${request.url}`, { headers: request.headers }),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  // A visitor who leaves ends the stream too; else the framework ends the process a minute later.
  if (answer.body) await pipeline(Readable.fromWeb(answer.body), response).catch(() => undefined)
  else response.end()
}).listen(Number(process.env.PORT), '127.0.0.1')
