import type { Brand, LocaleCode } from '@marquee/core'
import type { ModeTokens, ThemeTokens } from '@marquee/theme'
import { messages } from './messages/index.ts'

export interface OfflinePageParts {
  brand: Pick<Brand, 'name' | 'theme'>
  tokens: ThemeTokens
  locale: LocaleCode
  /** `@font-face` rules of the face seen first. */
  fontFaces: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const modeVariables = ({ color, texture, elevation }: ModeTokens): string =>
  [
    `--page:${color.page}`,
    `--text:${color.textPrimary}`,
    `--quiet:${color.textSecondary}`,
    `--accent:${color.accent}`,
    `--on-accent:${color.accentContrast}`,
    `--focus:${color.focus}`,
    `--texture:${texture.page}`,
    `--on-button:${texture.accent}`,
    `--glow:${elevation.control}`,
  ].join(';')

const styles = ({ tokens, fontFaces }: OfflinePageParts): string => {
  const { font, radius, shape } = tokens
  return `${fontFaces}
:root{color-scheme:dark;${modeVariables(tokens.dark)}}
:root[data-mode="light"]{color-scheme:light;${modeVariables(tokens.light)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px;background-color:var(--page);background-image:var(--texture);color:var(--text);font:${font.textWeight} 16px/1.5 ${font.text}}
main{width:min(100%,420px);display:grid;justify-items:center;gap:16px;text-align:center}
.logo{height:44px;max-width:80%}
.art{width:min(100%,240px);height:auto;margin-top:16px}
h1{margin:0;font:${font.displayWeight} calc(32px * ${font.displayScale})/1.15 ${font.display};letter-spacing:${font.displayTracking};text-transform:${font.displayTransform}}
p{margin:0;color:var(--quiet)}
a{display:inline-flex;align-items:center;min-height:48px;margin-top:8px;padding:0 28px;background-color:var(--accent);background-image:var(--on-button);color:var(--on-accent);border-radius:${radius.control};clip-path:${shape.control};box-shadow:var(--glow);font-weight:${font.strongWeight};letter-spacing:${font.labelTracking};text-transform:${font.labelTransform};text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`
}

/** How often it asks for the address again by itself. */
const retrySeconds = 10

/** Asks again as soon as the device has a connection; the policy names it by its hash. */
const script = "addEventListener('online',()=>location.reload())"

/**
 * The page a player sees without a connection: the brand's colours, faces and drawing. The link goes
 * to the address that could not be reached, and so does the page by itself: at once when the device
 * says that it is online, and every few seconds, for a connection that is back without a word of it.
 */
export function makeOfflinePage(parts: OfflinePageParts): string {
  const { brand, locale } = parts
  const { title, text, retry } = messages[locale]
  const name = escape(brand.name)
  return `<!doctype html>
<html lang="${locale}" data-mode="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="refresh" content="${retrySeconds}">
<meta name="theme-color" content="${brand.theme.themeColor.dark}"><meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style>${styles(parts)}</style>
<script>${script}</script></head>
<body><main data-testid="offline-page">
<img class="logo" src="${brand.theme.art.logo}" alt="${name}">
<img class="art" src="${brand.theme.art.trouble}" alt="" width="240" height="180">
<h1>${title}</h1>
<p>${escape(text.replace('{{brand}}', brand.name))}</p>
<a href="">${retry}</a>
</main></body></html>
`
}
