import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { makeCertificate } from './tls/certificate.ts'

/** Runs in the page as the company's script: leaves `window.turnstile`, whose widgets are frames. */
const script = `
(() => {
  const { origin } = new URL(document.currentScript.src)
  const widgets = new Map()
  let drawn = 0
  addEventListener('message', ({ origin: from, data }) => {
    const widget = from === origin && widgets.get(data.id)
    if (!widget) return
    if (data.kind === 'solved') widget.options.callback(data.token)
    else widget.options[data.kind + '-callback']?.(data.code)
  })
  window.turnstile = {
    render(place, options) {
      if (!options.sitekey) throw new Error('[Turnstile] There is no sitekey.')
      const id = 'widget-' + ++drawn
      const frame = document.createElement('iframe')
      const { sitekey, action } = options
      frame.title = 'Widget containing a security challenge'
      frame.src = origin + '/widget?' + new URLSearchParams({ id, sitekey, action })
      place.append(frame)
      widgets.set(id, { frame, options })
      return id
    },
    remove(id) {
      widgets.get(id)?.frame.remove()
      widgets.delete(id)
    },
  }
})()
`

/** The frame of a widget: solved by its box, and told to expire or to fail as it does by itself. */
const widget = `<!doctype html>
<label><input type="checkbox" data-testid="solve"> Verify you are human</label>
<button data-testid="expire">Expire</button>
<button data-testid="fail">Fail</button>
<script>
  const asked = new URLSearchParams(location.search)
  const tell = (message) => parent.postMessage({ id: asked.get('id'), ...message }, '*')
  const on = (name, listener) =>
    document.querySelector('[data-testid=' + name + ']').addEventListener('click', listener)
  on('solve', async () => {
    const hostname = new URL(location.ancestorOrigins[0]).hostname
    const answer = await fetch('/solve', {
      method: 'POST',
      body: JSON.stringify({ sitekey: asked.get('sitekey'), action: asked.get('action'), hostname }),
    })
    tell({ kind: 'solved', ...(await answer.json()) })
  })
  on('expire', () => tell({ kind: 'expired' }))
  on('fail', () => tell({ kind: 'error', code: '300030' }))
</script>`

interface Solved {
  hostname: string
  action: string
}

export interface TurnstileStandIn {
  key: string
  secret: string
  /** Address of the script, with TLS of its own making. */
  scriptUrl: string
  verifyUrl: string
  /** Every token that was checked, in order, with what the company said. */
  checked: { token: string; success: boolean }[]
  /** Says of the next token that it was used before, whoever asks. */
  refuseNext: () => void
  stop: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
}

function answer(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/**
 * Cloudflare Turnstile on this machine: the script with its widget, and `siteverify`, which knows each
 * token once, for the host and the action that it was solved for.
 */
export async function startTurnstile(): Promise<TurnstileStandIn> {
  const key = '1x00000000000000000000AA'
  const secret = '1x0000000000000000000000000000000AA'
  const solved = new Map<string, Solved>()
  const checked: TurnstileStandIn['checked'] = []
  let tokens = 0
  let isNextRefused = false

  const site = createSecureServer(makeCertificate(['captcha.localhost']), (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://captcha.localhost')
    if (pathname === '/turnstile/v0/api.js') answer(response, 'text/javascript', script)
    else if (pathname === '/widget') answer(response, 'text/html', widget)
    else if (pathname === '/solve')
      void readBody(request).then(({ sitekey, action = '', hostname = '' }) => {
        if (sitekey !== key) return response.writeHead(400).end()
        const token = `token-${++tokens}`
        solved.set(token, { action, hostname })
        return answer(response, 'application/json', JSON.stringify({ token }))
      })
    else response.writeHead(404).end()
  })
  const verifier = createServer(
    (request, response) =>
      void readBody(request).then((asked) => {
        const token = asked['response'] ?? ''
        const known = solved.get(token)
        solved.delete(token)
        const success = asked['secret'] === secret && known !== undefined && !isNextRefused
        isNextRefused = false
        checked.push({ token, success })
        const told = success
          ? { success, 'error-codes': [], ...known }
          : { success, 'error-codes': ['timeout-or-duplicate'] }
        answer(response, 'application/json', JSON.stringify(told))
      }),
  )
  const [sitePort, verifyPort] = [await listen(site), await listen(verifier)]
  return {
    key,
    secret,
    scriptUrl: `https://captcha.localhost:${sitePort}/turnstile/v0/api.js?render=explicit`,
    verifyUrl: `http://127.0.0.1:${verifyPort}/turnstile/v0/siteverify`,
    checked,
    refuseNext: () => (isNextRefused = true),
    async stop() {
      for (const server of [site, verifier]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
