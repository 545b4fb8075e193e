/** The machine of this brand’s mini slot: a scoreboard with its corners cut, below two conductors. */

export const cabinet = {
  back: [
    ['wire', 'M314 250h12l-4-70'],
    ['second', 'M310 158h16l8 8v14l-8 8h-16l-6-8v-14z'],
    [
      'steelDeep',
      'M60 4h6v60h-6zM274 4h6v60h-6zM48 18h30v5H48zM262 18h30v5h-30zM52 32h22v5H52zM266 32h22v5h-22z',
    ],
    ['body', 'M57 0h12v10H57zM271 0h12v10h-12z'],
    // The board.
    ['ink', 'M72 46h196l50 54v180l-34 52H56l-34-52V100z'],
    ['steelDeep', 'M76 50h188l48 52v176l-32 48H60l-32-48V102z'],
    ['column', 'M76 50h188l48 52v176l-32 48H60l-32-48V102z'],
    ['steel', 'M76 50h188l10 11H66zM28 102l38-41h8l-38 42v174l10 15h-8l-10-15z'],
    // A storm on its brow.
    ['ink', 'M98 72h144l22 26v32H76V98z'],
    ['second', 'M112 122a18 18 0 0 1 2-36 26 22 0 0 1 46-6 20 16 0 0 1 34 8 20 18 0 0 1 30 34z'],
    ['white', 'M112 112a16 14 0 0 1 4-24 26 20 0 0 1 42-4q-26 0-46 28z'],
    ['ink', 'M180 80l-34 34h20l-10 28 38-40h-20z'],
    ['body', 'M182 78l-34 34h20l-10 26 36-38h-20z'],
    // Chevrons to both sides.
    [
      'body',
      'M34 150l10-12v14L34 164zM34 176l10-12v14l-10 12zM34 202l10-12v14l-10 12zM34 228l10-12v14l-10 12zM306 150l-10-12v14l10 12zM306 176l-10-12v14l10 12zM306 202l-10-12v14l10 12zM306 228l-10-12v14l10 12z',
    ],
    ['body', 'M62 136h216l10 10v100l-10 10H62l-10-10V146z'],
    ['ink', 'M66 142h208l8 8v92l-8 8H66l-8-8v-92z'],
    ['ink', 'M70 272h200l-16 40H86z'],
    [
      'body',
      'M92 280h20l12 12-12 12H98l10-12zM128 280h20l12 12-12 12h-20l12-12zM164 280h20l12 12-12 12h-20l12-12zM200 280h20l12 12-12 12h-20l12-12z',
    ],
    // Its feet.
    ['steelDeep', 'M66 326h40l12 34H48zM234 326h40l18 34h-70z'],
    ['steel', 'M48 352h70v8H48zM222 352h70v8h-70z'],
  ],
  front: [],
  windows: { x: 64, y: 154, width: 212, height: 84 },
  lamps: [
    [64, 264],
    [96, 264],
    [128, 264],
    [160, 264],
    [192, 264],
    [224, 264],
    [256, 264],
    [276, 264],
  ],
  size: [340, 362],
} as const
