import type { Dossier } from './dossierData.ts'
import { escaped } from './html.ts'
import { styles } from './pageStyles.ts'
import { headed, sectionsOf } from './sections.ts'

/** The dossier as one page that needs nothing else: no script, no request. */
export function pageOf(dossier: Dossier): string {
  const { title, version, last, now } = dossier
  const sections = sectionsOf(dossier)
  const against = last
    ? `Compared with ${last.version}, commit ${last.commit.slice(0, 8)}.`
    : 'There is no last release: this is the first, and nothing is compared.'
  const name = `${title} ${version}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(name)}: release dossier</title>
<style>${styles}</style>
</head>
<body>
<header>
<p class="over">Release dossier</p>
<h1>${escaped(name)}</h1>
<p>${escaped(`Commit ${now.commit.slice(0, 8)}${now.commit.endsWith('-dirty') ? ', with changes that no commit has' : ''}, ${now.time.slice(0, 10)}. ${against}`)}</p>
<nav aria-label="Parts of this page"><ul>${sections.map((section) => `<li><a href="#${section.id}">${headed(section)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${sections.map((section) => `<section aria-labelledby="${section.id}"><h2 id="${section.id}">${headed(section)}</h2>${section.content}</section>`).join('\n')}
</main>
</body>
</html>
`
}
