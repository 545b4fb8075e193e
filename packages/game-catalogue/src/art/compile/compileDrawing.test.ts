import { describe, expect, it } from 'vitest'
import { compileDrawing, compileGlyph } from './compileDrawing.ts'

const drawn = (inside: string, root = 'viewBox="0 0 256 256"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>\n${inside}\n</svg>`
const compile = (inside: string) => compileDrawing(drawn(inside), 'drawings/x.svg')

describe('compileDrawing', () => {
  it('compiles shapes, roles of a palette and finishes', () => {
    expect(
      compile(`
        <circle class="glow fill-pop" cx="128" cy="128" r="90" opacity=".5"/>
        <path class="part" d="M0 0L9 0L9 9L0 4Z" fill="#ffd91c" stroke-width="8" data-to="mid" data-depth="12"/>
        <path class="stroke-shadow" data-darken=".25" d="M0 0L9 9" fill="none" stroke-width="3"/>
        <ellipse class="gloss" cx="10" cy="20" rx="4" ry="2" opacity=".8" transform="rotate(-32 10 20)"/>`),
    ).toEqual([
      ['glow', 128, 128, 90, 'pop', 0.5],
      ['part', 'M0 0L9 0L9 9L0 4Z', '#ffd91c', { outline: 4, to: 'mid', depth: 12 }],
      ['stroke', 'M0 0L9 9', 'shadow*0.25', 3],
      ['gloss', 10, 20, 4, 2, 0.8, -32],
    ])
  })

  it('compiles gradients, clips and repeated pieces', () => {
    expect(
      compile(`
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(-30 .5 .5)">
          <stop offset="0" stop-color="#ffffff" stop-opacity=".9"/><stop class="stop-pop" offset="1"/>
        </linearGradient>
        <clipPath id="hole"><circle cx="9" cy="9" r="5"/></clipPath>
        <g clip-path="url(#hole)"><path d="M0 0L1 1" fill="url(#sky)"/></g>
        <g id="half"><path class="fill-deep" d="M0 0L2 2"/></g>
        <use href="#half" transform="translate(256 0) scale(-1 1)"/>`),
    ).toEqual([
      [
        'clipped',
        'ellipse 9 9 5',
        '',
        [
          [
            'flat',
            'M0 0L1 1',
            [
              'linear',
              [
                [0, '#ffffff', 0.9],
                [1, 'pop'],
              ],
              -30,
            ],
          ],
        ],
      ],
      ['named', 'half', [['flat', 'M0 0L2 2', 'deep']]],
      ['use', 'half', 'transform="translate(256 0) scale(-1 1)"'],
    ])
  })

  it('takes what an editor saves: styles, notes of its own, moved shapes', () => {
    expect(
      compileDrawing(
        `<?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:e="http://editor.example/ns" width="256" height="256"
          viewBox="0 0 256 256" e:version="1.4">
          <e:namedview pagecolor="#ffffff"><e:grid spacing="4"/></e:namedview>
          <metadata><e:licence/></metadata><title>Leaf</title>
          <g e:label="Layer 1" id="layer1">
            <rect style="fill:#4fb52e;fill-opacity:1;stroke:none" id="rect7" x="4" y="5" width="60" height="7"
              transform="rotate(12)" e:corner="true"/>
          </g>
        </svg>`,
        'drawings/x.svg',
      ),
    ).toEqual([['group', 'transform="rotate(12)"', [['flat', 'box 4 5 60 7 0', '#4fb52e']]]])
  })

  it.each([
    ['a script', '<script>go()</script>', /x\.svg:2: .*runs nothing/],
    ['a handler', '<path d="M0 0L1 1" fill="#123456" onclick="go()"/>', /onclick is a script/],
    [
      'a script as an address',
      '<style>.part{fill:url(javascript:go())}</style>',
      /outside of the drawing/,
    ],
    ['a raster', '<image href="data:image/png;base64,AAAA"/>', /no raster/],
    ['a page', '<foreignObject><p/></foreignObject>', /no pages/],
    ['an animation', '<animate attributeName="x"/>', /stands still/],
    ['a link', '<a href="#x"><path d="M0 0"/></a>', /leads nowhere/],
    ['a drawing elsewhere', '<use href="other.svg#leaf"/>', /other\.svg#leaf" is outside/],
    ['one by the old name', '<use xlink:href="https://a.example/b.svg#c"/>', /is outside/],
    ['a paint elsewhere', '<path d="M0 0L1 1" fill="url(other.svg#sky)"/>', /is outside/],
    ['a style elsewhere', '<style>@import "other.css";</style>', /is outside/],
    ['a font elsewhere', '<style>@font-face{src:url(https://a.example/f)}</style>', /is outside/],
    ['a role that no palette has', '<path class="fill-sky" d="M0 0L1 1"/>', /'sky' is no role/],
    [
      'such a role of a lower edge',
      '<path class="part fill-pop" d="M0 0L1 1" data-to="sky"/>',
      /'sky' is no role/,
    ],
    ['such a finish', '<path class="velvet" d="M0 0L1 1" fill="#123456"/>', /class 'velvet'/],
    ['a colour by name', '<path d="M0 0L1 1" fill="black"/>', /'black' is no colour/],
    ['a colour in another form', '<path d="M0 0L1 1" fill="rgb(1,2,3)"/>', /is no colour/],
    ['no colour', '<path d="M0 0L1 1"/>', /no fill/],
    [
      'a gradient that is not there',
      '<path d="M0 0L1 1" fill="url(#sky)"/>',
      /#sky is no gradient/,
    ],
    ['what would be lost', '<path d="M0 0L1 1" fill="#123456" filter="url(#f)"/>', /filter=/],
    [
      'a dashed line',
      '<path d="M0 0L1 1" fill="none" stroke="#123456" stroke-width="1" stroke-dasharray="2"/>',
      /dasharray/,
    ],
    ['letters of a font', '<text x="1" y="1" fill="#123456">A</text>', /<text> is not painted/],
    ['path data that are none', '<path d="M0 0L1 1;" fill="#123456"/>', /no path data/],
    ['an id twice', '<g id="a"/><g id="a"/>', /stands twice/],
    ['nothing', '', /nothing is painted/],
    ['tags that do not close', '<g>', /not well-formed/],
  ])('refuses %s', (_, inside, message) => {
    expect(() => compile(inside)).toThrow(message)
  })

  it('refuses a drawing of another size, and one with entities', () => {
    const path = '<path d="M0 0L1 1" fill="#123456"/>'
    expect(() => compileDrawing(drawn(path, 'viewBox="0 0 64 64"'), 'x')).toThrow(/0 0 256 256/)
    expect(() => compileDrawing(drawn(path, ''), 'x')).toThrow(/viewBox is missing/)
    expect(() => compileDrawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawn(path)}`, 'x')).toThrow(
      /entities/,
    )
  })
})

describe('compileGlyph', () => {
  it('gives the width of the field and the path', () => {
    expect(compileGlyph(drawn('<path d="M0 0L5 9"/>', 'viewBox="0 0 6.2 10"'), 'x')).toEqual([
      6.2,
      'M0 0L5 9',
    ])
  })

  it('refuses more than one path', () => {
    const two = '<path d="M0 0L5 9"/><path d="M0 0L5 9"/>'
    expect(() => compileGlyph(drawn(two), 'x')).toThrow(/one path/)
  })
})
