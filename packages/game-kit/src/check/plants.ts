import type { Change, Changes } from './plantedGame.ts'

/** A game that is wrong in one thing, and what its check has to say of it. */
export type Plant = {
  /** What is wrong, as a title of a test ends. */
  title: string
  check: string
  changes: Changes
  says: RegExp
}

const ignoresBusy: Change[] = [
  ['  if (isBusy) return\n', ''],
  ['isBusy || isPaused', 'isPaused'],
]

/** The template on WebGL: lamps are squares. */
const webgl: Change[] = [
  ["canvas.getContext('2d')", "canvas.getContext('webgl')"],
  [
    /function draw\(\): void \{[\s\S]*?\n\}\n/,
    `function draw(): void {
  canvas.width = canvas.clientWidth
  canvas.height = canvas.clientHeight
  pen.enable(pen.SCISSOR_TEST)
  for (let lamp = 0; lamp < count; lamp++) {
    const isLit = lit.includes(lamp)
    pen.scissor(20 + lamp * 60, 20, 40, 40)
    pen.clearColor(1, isLit ? 0.9 : 0.3, 0.2, 1)
    pen.clear(pen.COLOR_BUFFER_BIT)
  }
}
`,
  ],
]
const onRestored = "canvas.addEventListener('contextrestored', draw)"
const takesBack = "canvas.addEventListener('webglcontextlost', (event) => event.preventDefault())"

/** A game on WebGL as it should be. */
export const webglGame: Changes = {
  'game.ts': [
    ...webgl,
    [onRestored, `${takesBack}\ncanvas.addEventListener('webglcontextrestored', draw)`],
  ],
}

export const plants: Plant[] = [
  {
    title: 'whose button for a round is out of reach of the Tab key',
    check: 'keyboard',
    changes: { 'index.html': [['id="play"', 'id="play" tabindex="-1"']] },
    says: /by Tab and Enter no button was reached/,
  },
  {
    title: 'that never finishes a round',
    check: 'keyboard',
    changes: {
      'game.ts': [
        [
          'await host.finish(round.id).catch(() => host.finish(round.id))',
          'await new Promise<number>(() => {})',
        ],
      ],
    },
    says: /The round was never finished/,
  },
  {
    title: 'that asks for a round to show one again',
    check: 'replay',
    changes: { 'game.ts': [[/ {4}if \(init\.replay\) return tell.*\n/, '']] },
    says: /A replay asked for a round/,
  },
  {
    title: 'that finishes the round it shows again',
    check: 'replay',
    changes: {
      'game.ts': [
        ['return tell(await show(init.replay, began))', 'return finish(init.replay!, began)'],
      ],
    },
    says: /A replay finished a round/,
  },
  {
    title: 'whose rounds take half of the time they have to',
    check: 'pace',
    changes: {
      'game.ts': [
        ['Math.max(0, init.minimumSpinMs -', 'Math.max(0, init.minimumSpinMs / 2 -'],
        ['await wait(init.minimumSpinMs / (count + 2))', 'await wait(20)'],
      ],
    },
    says: /A round took \d+ ms, and `minimumSpinMs` was 2500/,
  },
  {
    title: 'that asks for a round at each press',
    check: 'pace',
    changes: { 'game.ts': ignoresBusy },
    says: /A second round was asked for before the first was finished/,
  },
  {
    title: 'whose round is hurried by a press a second later',
    check: 'pace',
    changes: {
      'game.ts': [
        [
          'await wait(Math.max(0, init.minimumSpinMs - (performance.now() - began)))',
          `await Promise.race([
    wait(Math.max(0, init.minimumSpinMs - (performance.now() - began))),
    wait(1000).then(() => new Promise((hurry) => addEventListener('keydown', hurry, { once: true }))),
  ])`,
        ],
      ],
    },
    says: /A round took \d+ ms/,
  },
  {
    title: 'that plays on while the page pauses it',
    check: 'pause',
    changes: { 'game.ts': [['isBusy || isPaused', 'isBusy']] },
    says: /A round was asked for while `paused` was true/,
  },
  {
    title: 'that stays paused',
    check: 'pause',
    changes: { 'game.ts': [['message.paused ?? isPaused', 'isPaused || !!message.paused']] },
    says: /After a pause, .* No round was asked for/,
  },
  {
    title: 'wider than a phone',
    check: 'resize',
    changes: {
      'game.css': [
        ['  overflow: hidden;\n', ''],
        ['  height: 100dvh;', '  height: 100dvh;\n  min-width: 700px;'],
      ],
    },
    says: /At the size 'phone' the game is \d+ px too wide/,
  },
  {
    title: 'with buttons too small for a finger',
    check: 'resize',
    changes: {
      'game.css': [
        ['  min-width: 48px;\n  min-height: 48px;', '  min-width: 48px;\n  height: 30px;'],
      ],
    },
    says: /At the size 'phone' the game has a button '.+' of \d+ x 30 px, and 44 are needed/,
  },
  {
    title: 'as high as a phone held upright',
    check: 'resize',
    changes: { 'game.css': [['  height: 100dvh;', '  height: 600px;']] },
    says: /At the size 'landscape' the game has a button '.+' out of sight/,
  },
  {
    title: 'that draws nothing again on a 2D canvas',
    check: 'context',
    changes: { 'game.ts': [[onRestored, '']] },
    says: /A canvas stays empty/,
  },
  {
    title: 'that does not take back its WebGL context',
    check: 'context',
    changes: { 'game.ts': [...webgl, [onRestored, '']] },
    says: /A drawing context was lost and not taken back/,
  },
  {
    title: 'whose WebGL canvas stays blank',
    check: 'context',
    changes: { 'game.ts': [...webgl, [onRestored, takesBack]] },
    says: /A canvas stays empty/,
  },
]

/** Registered symbols outlive the frame that made them. */
export const leak: Plant = {
  title: 'that leaves 60 kB behind at each opening',
  check: 'memory',
  changes: {
    'game.ts': [
      [
        'document.documentElement.lang = init.locale\n',
        'document.documentElement.lang = init.locale\nSymbol.for(String(performance.timeOrigin).padEnd(60_000))\n',
      ],
    ],
  },
  says: /After 24 openings the heap holds \d+\.\d % more \(\d+ to \d+ bytes\); 5 % is allowed/,
}
