import { makeRandom } from '@marquee/game-catalogue/random'
import { faceOf, type WordmarkFace } from './faceOf.ts'

/** A face as a theme loads it: Latin letters, and a system face stretched to its measures until they are there. */
interface Face {
  family: string
  package: string
  /** Within the package's `files`. */
  file: string
  /** Of the file: one weight, or from which to which. */
  weight: string
  /** How far Arial is stretched, and its ascent and descent then, in percent. */
  stretched: readonly [size: number, ascent: number, descent: number]
  /** What is left between two lines, in percent. */
  gap?: number
}

const drawn = (name: string, family: string, stretched: Face['stretched'], weight = '400') => ({
  family,
  package: `@fontsource/${name}`,
  file: `${name}-latin-${weight}-normal.woff2`,
  weight,
  stretched,
})

const read = (name: string, family: string, stretched: Face['stretched'], weight = '100 900') => ({
  family,
  package: `@fontsource-variable/${name}`,
  file: `${name}-latin-wght-normal.woff2`,
  weight,
  stretched,
})

/** What headings are set in: the face of the wordmark. */
export const displayFaces: Record<WordmarkFace, Face> = {
  audiowide: drawn('audiowide', 'Audiowide', [127.9, 77.4, 22.3]),
  bungee: drawn('bungee', 'Bungee', [140.8, 72.4, 21.3]),
  chango: drawn('chango', 'Chango', [155.2, 64.1, 13.9]),
  cinzel: drawn('cinzel', 'Cinzel', [130.8, 74.6, 28.4], '900'),
  lilita: drawn('lilita-one', 'Lilita One', [96, 96.2, 22.9]),
  luckiest: drawn('luckiest-guy', 'Luckiest Guy', [116.8, 60.2, 25.4]),
  marcellus: drawn('marcellus', 'Marcellus', [103.1, 94.4, 27.1]),
  oxanium: { ...drawn('oxanium', 'Oxanium', [110, 71.8, 19.1], '800'), gap: 22.7 },
  righteous: drawn('righteous', 'Righteous', [106.6, 92.4, 24.1]),
  titan: drawn('titan-one', 'Titan One', [124, 78.3, 14.1]),
}

/** What everything else is set in. */
export const textFaces: readonly Face[] = [
  read('inter', 'Inter', [107.2, 90.4, 22.5]),
  read('mulish', 'Mulish', [104.5, 96.2, 23.9], '200 1000'),
  read('noto-sans', 'Noto Sans', [106.9, 100, 27.4]),
  read('nunito-sans', 'Nunito Sans', [102.1, 99, 34.6], '200 1000'),
  read('rubik', 'Rubik', [105.6, 88.6, 23.7], '300 900'),
  read('work-sans', 'Work Sans', [113.5, 82, 21.4]),
]

/** The faces of a brand, by its name. @throws UsageError for a name that no face can write. */
export const facesOf = (name: string): { display: Face; text: Face } => ({
  display: displayFaces[faceOf(name)],
  text: makeRandom(`text ${name}`).pick(textFaces),
})

/** Where a face's letters are, as a module or a stylesheet imports them. */
export const addressOf = (face: Face): string => `${face.package}/files/${face.file}`

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

function rulesOf(face: Face): string {
  const [size, ascent, descent] = face.stretched
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${face.weight};
  src: url('${addressOf(face)}') format('woff2');
  unicode-range: ${latin};
}

@font-face {
  font-family: '${face.family} Fallback';
  font-weight: ${face.weight};
  src: local('Arial'), local('ArialMT'), local('Liberation Sans');
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: ${face.gap ?? 0}%;
}
`
}

/** `fonts.css` of a brand. */
export function fontsOf(name: string): string {
  const { display, text } = facesOf(name)
  return `/* Latin only. Each face is followed by a system face stretched to its measures, so that the swap
   moves nothing. */
${rulesOf(display)}
${rulesOf(text)}`
}

const stack = ({ family }: Face) => `"'${family}', '${family} Fallback', sans-serif"`

/** A wide face is set smaller, so that a heading takes about the room that it takes in any other. */
const scaleOf = ({ stretched: [size] }: Face): string =>
  String(Number(Math.min(1.08, Math.max(0.8, 110 / size)).toFixed(2)))

/** The tokens of a brand's type, as `theme.ts` has them. */
export function fontTokensOf(name: string): string {
  const { display, text } = facesOf(name)
  return `font: {
    display: ${stack(display)},
    text: ${stack(text)},
    displayWeight: '${display.weight}',
    textWeight: '400',
    strongWeight: '600',
    displayTracking: '0',
    labelTracking: '0',
    displayTransform: 'none',
    labelTransform: 'none',
    displayScale: '${scaleOf(display)}',
  }`
}
