import { SaxesParser } from 'saxes'

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'

/** An element of an SVG document, without what an editor notes for itself. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
  /** Where it stands, for messages. */
  at: string
}

/** A drawing that says something which is not compiled; tells the file and the line. */
export class DrawingError extends Error {
  constructor(at: string, problem: string) {
    super(`${at}: ${problem}`)
    this.name = 'DrawingError'
  }
}

/** What makes a drawing more than a drawing, and what to do instead. */
const refused: Readonly<Record<string, string>> = {
  script: 'a drawing runs nothing: take the script out',
  foreignObject: 'a drawing holds no pages: take the foreignObject out',
  image: 'a drawing holds no raster: trace the image, or draw it',
  animate: 'a drawing stands still: take the animation out',
  animateTransform: 'a drawing stands still: take the animation out',
  animateMotion: 'a drawing stands still: take the animation out',
  set: 'a drawing stands still: take the animation out',
  a: 'a drawing leads nowhere: take the link out',
}

/** Elements that say something about a drawing and paint nothing. */
const silent = new Set(['title', 'desc', 'metadata'])

function checkReferences(at: string, name: string, value: string): void {
  if (/^on/i.test(name)) throw new DrawingError(at, `${name} is a script: take it out`)
  if (name === 'href' && !value.startsWith('#'))
    throw new DrawingError(at, `href="${value}" is outside of the drawing: refer to an id in it`)
  checkText(at, value)
}

function checkText(at: string, text: string): void {
  const outside = /url\(\s*['"]?(?!#)[^)]*\)|@import[^;]*|javascript:\S*/i.exec(text)
  if (outside)
    throw new DrawingError(at, `${outside[0]} is outside of the drawing: refer to an id in it`)
}

/** Styles of an element, which count more than its attributes, as attributes. */
function styled(attributes: Record<string, string>): Record<string, string> {
  const { style, ...rest } = attributes
  for (const declaration of style?.split(';') ?? []) {
    const [name = '', value = ''] = declaration.split(':').map((half) => half.trim())
    if (name) rest[name] = value
  }
  return rest
}

/**
 * Reads an SVG document as editors save it.
 * @throws DrawingError for XML that is not well-formed, scripts, rasters and references to what is outside.
 */
export function readSvg(text: string, file: string): Element {
  const parser = new SaxesParser({ xmlns: true })
  const open: Element[] = []
  let root: Element | undefined
  /** Depth in elements that are not read. */
  let skipped = 0
  const here = () => `${file}:${parser.line}`
  parser.on('error', (error) => {
    throw new DrawingError(here(), `not well-formed: ${error.message}`)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      throw new DrawingError(here(), 'a document type with entities: take it out')
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    const reason = refused[local]
    if (reason) throw new DrawingError(here(), reason)
    const own: Record<string, string> = {}
    for (const attribute of Object.values(attributes)) {
      if (attribute.uri !== '' && attribute.uri !== xlinkSpace) continue
      checkReferences(here(), attribute.local, attribute.value)
      own[attribute.local] = attribute.value
    }
    if (skipped > 0 || uri !== svgSpace || silent.has(local)) {
      if (!root)
        throw new DrawingError(
          here(),
          `<${local}> is no SVG: the root is <svg xmlns="${svgSpace}">`,
        )
      skipped++
      return
    }
    const element = { name: local, attributes: styled(own), children: [], text: '', at: here() }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (part: string) => {
    const element = open.at(-1)
    if (skipped === 0 && element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ local }) => {
    if (skipped > 0) skipped--
    else if (local === 'style') checkText(here(), open.pop()?.text ?? '')
    else open.pop()
  })
  parser.write(text).close()
  if (!root) throw new DrawingError(file, 'no document')
  return root
}
