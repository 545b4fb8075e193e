import type { ServedBrand } from './brands.ts'

const card = ({ brand, folder }: ServedBrand, port: string): string => {
  const origin = `http://${folder}.localhost${port ? `:${port}` : ''}`
  const { art, themeColor } = brand.theme
  return `<a class="card" href="${origin}/" style="background:${themeColor.dark}">
  <img class="scene" src="${origin}${art.hero}" alt="" loading="lazy">
  <span class="plate" style="background:${themeColor.dark}"><img src="${origin}${art.logo}" alt="${brand.name}" height="40"></span>
  <span class="address">${folder}.localhost</span></a>`
}

/** The list of brands at the bare host: for people who run the whole house on their machine. */
export function indexPage(brands: ServedBrand[], port: string): string {
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
.address{position:absolute;right:12px;top:12px;padding:2px 10px;border-radius:99px;background:#000a;font-size:12px}
</style></head><body><main><h1>Marquee</h1><p>One platform, ${brands.length} places to play. Pick a door.</p>
<div class="grid">${brands.map((brand) => card(brand, port)).join('\n')}</div></main></body></html>`
}
