// Serves what was built the way the framework's documentation does for Node: its handler behind `node:http`.
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import handler from './dist/server/server.js'

createServer(async (request, response) => {
  const answer = await handler.fetch(
    new Request(`http://127.0.0.1${request.url}`, { headers: request.headers }),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body) Readable.fromWeb(answer.body).pipe(response)
  else response.end()
}).listen(Number(process.env.PORT), '127.0.0.1')
