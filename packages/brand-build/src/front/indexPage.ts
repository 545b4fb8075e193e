import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServedBrand } from './brands.ts'
import { askAgain, type Coming, type ComingBrand, stateWords } from './coming.ts'
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

/** A brand that is still being built: its door is there already, and who opens it has it built next. */
const comingCard = ({ name, folder, state }: ComingBrand, port: string): string =>
  `<a class="card coming" href="http://${folder}.localhost${port ? `:${port}` : ''}/" data-state="${state}">
  <span class="words"><strong>${name}</strong> ${stateWords[state]}</span>
  <span class="address">${folder}.localhost</span></a>`

/** For those who look after the players rather than play. */
const staffDoor = (port: string): string =>
  `<p class="staff"><a href="http://back-office.localhost${port ? `:${port}` : ''}/">Back office</a></p>`

function indexPage(
  brands: readonly ServedBrand[],
  coming: readonly ComingBrand[],
  port: string,
): string {
  const isChanging = coming.some(({ state }) => state !== 'failed')
  const cards = [
    ...brands.map((brand) => card(brand, port)),
    ...coming.map((brand) => comingCard(brand, port)),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${isChanging ? `<meta http-equiv="refresh" content="${askAgain}">` : ''}<title>Marquee: every brand of the house</title>
<style>
:root{color-scheme:dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#101014;color:#f4f2ee}
main{max-width:1400px;margin:auto;padding:48px 20px}h1{font-size:32px;margin:0 0 4px}p{margin:0 0 32px;color:#b6b2ab}
.grid{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}
.card{position:relative;display:block;aspect-ratio:16/9;border-radius:14px;overflow:hidden;color:#fff;text-decoration:none;outline-offset:4px}
.card:focus-visible{outline:3px solid #ffd166}.scene{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;transition:transform .3s}
@media(prefers-reduced-motion:no-preference){.card:hover .scene{transform:scale(1.04)}}
.plate{position:absolute;left:12px;bottom:12px;padding:8px 14px;border-radius:10px;display:flex}.plate img{height:36px;width:auto;max-width:180px}
.coming{border:2px dashed #6b675f;box-sizing:border-box}.words{position:absolute;inset:auto 12px 12px;color:#d8d4cc}
.staff{margin:32px 0 0}.staff a{color:#ffd166}
.address{position:absolute;right:12px;top:12px;padding:2px 10px;border-radius:99px;background:#000a;font-size:12px}
</style></head><body><main><h1>Marquee</h1><p>One platform, ${cards.length} places to play. Pick a door.</p>
<div class="grid">${cards.join('\n')}</div>${staffDoor(port)}</main></body></html>`
}

/** The list of brands at the bare host: for people who run the whole house on their machine. */
export function makeIndexHandler(brands: readonly ServedBrand[], coming?: Coming) {
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
    const html = indexPage(brands, coming?.list() ?? [], request.headers.host?.split(':')[1] ?? '')
    answer.setHeader('content-security-policy', stillDocumentPolicy(html))
    answer.setHeader('cache-control', 'no-store')
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    answer.end(request.method === 'HEAD' ? undefined : html)
  }
}
