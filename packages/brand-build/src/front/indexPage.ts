import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServedBrand } from './brands.ts'
import { sendText } from './headers/common.ts'
import { stillDocumentPolicy } from './headers/documentPolicy.ts'

/** Pictures of a brand at the bare host: other hosts' files are not let onto its page. */
const artOfBrand = /^\/brands\/([\w-]+)(\/.+)$/

const card = ({ brand, folder }: ServedBrand, port: string): string => {
  const origin = `http://${folder}.localhost${port ? `:${port}` : ''}`
  const { art, themeColor } = brand.theme
  const own = `/brands/${folder}`
  return `<a class="card" href="${origin}/" style="background:${themeColor.dark}">
  <img class="scene" src="${own}${art.hero}" alt="" loading="lazy">
  <span class="plate" style="background:${themeColor.dark}"><img src="${own}${art.logo}" alt="${brand.name}" height="40"></span>
  <span class="address">${folder}.localhost</span></a>`
}

/** For those who look after the players rather than play. */
const staffDoor = (port: string): string =>
  `<p class="staff"><a href="http://back-office.localhost${port ? `:${port}` : ''}/">Back office</a></p>`

function indexPage(brands: ServedBrand[], port: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Marquee: every brand of the house</title>
<style>
:root{color-scheme:dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#101014;color:#f4f2ee}
main{max-width:1400px;margin:auto;padding:48px 20px}h1{font-size:32px;margin:0 0 4px}p{margin:0 0 32px;color:#b6b2ab}
.grid{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}
.card{position:relative;display:block;aspect-ratio:16/9;border-radius:14px;overflow:hidden;color:#fff;text-decoration:none;outline-offset:4px}
.card:focus-visible{outline:3px solid #ffd166}.scene{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;transition:transform .3s}
@media(prefers-reduced-motion:no-preference){.card:hover .scene{transform:scale(1.04)}}
.plate{position:absolute;left:12px;bottom:12px;padding:8px 14px;border-radius:10px;display:flex}.plate img{height:36px;width:auto;max-width:180px}
.staff{margin:32px 0 0}.staff a{color:#ffd166}
.address{position:absolute;right:12px;top:12px;padding:2px 10px;border-radius:99px;background:#000a;font-size:12px}
</style></head><body><main><h1>Marquee</h1><p>One platform, ${brands.length} places to play. Pick a door.</p>
<div class="grid">${brands.map((brand) => card(brand, port)).join('\n')}</div>${staffDoor(port)}</main></body></html>`
}

/** The list of brands at the bare host: for people who run the whole house on their machine. */
export function makeIndexHandler(brands: ServedBrand[]) {
  return (request: IncomingMessage, answer: ServerResponse): void => {
    const { url = '/' } = request
    const [, folder, file] = artOfBrand.exec(url) ?? []
    const brand = brands.find((one) => one.folder === folder)
    const missing = () => sendText(request, answer, 404, 'There is nothing here.')
    if (brand && file) {
      request.url = file
      return brand.files(request, answer, missing)
    }
    if (url !== '/' && !url.startsWith('/?')) return missing()
    const html = indexPage(brands, request.headers.host?.split(':')[1] ?? '')
    answer.setHeader('content-security-policy', stillDocumentPolicy(html))
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    answer.end(request.method === 'HEAD' ? undefined : html)
  }
}
