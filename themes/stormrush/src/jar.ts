/** What coins are set aside in on this brand: a battery that a storm has charged, with its corners cut. */

const cell = 'M86 98h88l14 14v112l-14 14H86l-14-14V112z'

export const jar = {
  back: [['shell', cell]],
  inside: {
    d: 'M88 102h84l11 12v108l-11 12H88l-11-12V114z',
    left: 77,
    right: 183,
    top: 112,
    bottom: 234,
  },
  front: [
    ['column', cell],
    ['gloss', 'M82 116l6-6v112l-6-6z'],
    // How full it is charged.
    [
      'steel',
      'M166 124h16v4h-16zM172 142h10v4h-10zM166 160h16v4h-16zM172 178h10v4h-10zM166 196h16v4h-16zM172 214h10v4h-10z',
    ],
    // Chevrons that point up.
    [
      'ink',
      'M102 158l24-22 24 22v13l-24-22-24 22zM102 184l24-22 24 22v13l-24-22-24 22zM102 210l24-22 24 22v13l-24-22-24 22z',
    ],
    [
      'body',
      'M102 155l24-22 24 22v11l-24-22-24 22zM102 181l24-22 24 22v11l-24-22-24 22zM102 207l24-22 24 22v11l-24-22-24 22z',
    ],
    ['steelDeep', 'M78 92h104l8 8v10H70v-10z'],
    ['steel', 'M78 92h104l5 5H73z'],
    ['ink', 'M70 226h120v10l-8 8H78l-8-8z'],
    ['body', 'M80 228h14l-6 8H74zM106 228h14l-6 8h-14zM132 228h14l-6 8h-14zM158 228h14l-6 8h-14z'],
  ],
  lid: [
    ['steelDeep', 'M88 52h24v18H88zM148 52h24v18h-24z'],
    ['steel', 'M88 52h24v5H88zM148 52h24v5h-24zM90 57h6v13h-6zM150 57h6v13h-6z'],
    ['ink', 'M82 66h96l12 12v16H70V78z'],
    ['deep', 'M82 66h96l8 8H74z'],
    ['second', 'M92 84h16v4H92z'],
    ['body', 'M152 84h16v4h-16zM158 78h4v16h-4z'],
    ['body', 'M118 78h8l6 6-6 6h-8l6-6zM130 78h8l6 6-6 6h-8l6-6z'],
  ],
  off: [54, -20, 28],
  tie: [
    ['wire', 'M160 56c4-16 44-14 46 16 2 24-4 34-12 44'],
    ['second', 'M150 46h20l4 6-4 10h-20l-4-10zM184 112l14-6 8 20-8 14-14-8z'],
    ['secondDeep', 'M150 56h20l-2 6h-16zM188 126l14-6 4 6-8 14-14-8z'],
  ],
  mouth: [130, 92],
} as const
