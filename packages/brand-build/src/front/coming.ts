import type { IncomingMessage, ServerResponse } from 'node:http'
import { stillDocumentPolicy } from './headers/documentPolicy.ts'

/** A brand that is not served yet: its build waits, is under way, or has failed. */
export interface ComingBrand {
  key: string
  name: string
  folder: string
  state: 'waiting' | 'building' | 'failed'
}

/** Brands that are built while others are served already. */
export interface Coming {
  /** Those that are left; the front reads them with each request. */
  list: () => readonly ComingBrand[]
  /** Somebody wants to see this one: it is built next. */
  ask: (folder: string) => void
}

/** What is said of each state, on the page of all brands and on the brand's own. */
export const stateWords: Record<ComingBrand['state'], string> = {
  waiting: 'waits to be built',
  building: 'is being built',
  failed: 'could not be built; the terminal says why',
}

/** How often a page that waits asks again, in seconds. */
export const askAgain = 2

const page = ({ name, state }: ComingBrand): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">${state === 'failed' ? '' : `<meta http-equiv="refresh" content="${askAgain}">`}
<title>${name}</title>
<style>:root{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.5 system-ui,sans-serif;background:#101014;color:#f4f2ee}</style>
</head><body><main role="status"><h1>${name}</h1><p>${name} ${stateWords[state === 'waiting' ? 'building' : state]}.</p></main></body></html>`

/**
 * Answers for a brand that is not built yet and has it built next; the page comes back by itself. What is
 * no page is told to come back too.
 */
export function answerComing(
  request: IncomingMessage,
  answer: ServerResponse,
  coming: Coming,
  brand: ComingBrand,
): void {
  coming.ask(brand.folder)
  const html = page(brand)
  answer.setHeader('content-security-policy', stillDocumentPolicy(html))
  answer.setHeader('cache-control', 'no-store')
  if (brand.state !== 'failed') answer.setHeader('retry-after', askAgain)
  answer.writeHead(503, { 'content-type': 'text/html; charset=utf-8' })
  answer.end(request.method === 'HEAD' ? undefined : html)
}
