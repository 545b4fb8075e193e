import { actionsOf, isClocked, isInstant, isSlot } from '@marquee/game-math'
import type { GameModel, RoundOutcome } from '@marquee/game-math'
import { makePictures } from './art/pictures.ts'
import { makeFormats } from './format.ts'
import type { GameView, ViewContext } from './game-view.ts'
import type { GameFrameRound, Host, InitMessage } from '@marquee/game-sdk'
import { introOf } from './intro.ts'
import { makeJackpotRibbon } from './jackpot-ribbon.ts'
import { listenToKeys } from './keyboard.ts'
import { makeGameView } from './make-view.ts'
import { makeCourse } from './round/course.ts'
import { makeRoundScreen } from './round/screen.ts'
import { featurePalette } from './art/feature-palette.ts'
import { loadFace } from './lettering/face.ts'
import type { Loading } from './studio/loading.ts'
import { studioSign } from './studio/sign.ts'
import { loadShownModel, type ShownModel } from './shown-model.ts'
import { keepScene, shadeOf } from './stage/scene.ts'
import { makeStage } from './stage/stage.ts'
import { loadRuleTexts, loadTexts, makeTranslate } from './texts/texts.ts'
import { makeTold } from './told/makeTold.ts'
import { makeControls } from './ui/controls.ts'
import { element, tellLongestWord } from './ui/dom.ts'
import { makeOverlay } from './ui/overlay.ts'

/** A phone held sideways: title and controls stand beside the game. The style sheets say the same. */
const sideways = matchMedia(
  '(max-height: 480px) and (min-aspect-ratio: 5/4) and (min-width: 561px)',
)

const underWater = new Set(['coral-reef', 'deep-sea'])

/** Builds the game the host asked for and plays until the page is left. */
export async function startGame(
  root: HTMLElement,
  init: InitMessage,
  host: Host,
  loading: Loading,
): Promise<void> {
  const { studio } = init.game.skin
  // The rim round the game is the studio's; all else on the stage has the game's own colours.
  const skin = { ...init.game.skin, palette: { ...init.game.skin.palette, ...studio?.rim } }
  const lettering = loadFace(skin.face, 'title')
  const [model, ownTexts] = await Promise.all([
    loadShownModel(init.replay ? modelOf(init.replay) : init.game.model),
    loadTexts(init.locale),
  ])
  const texts = { ...ownTexts, ...init.texts }
  const t = makeTranslate(texts)
  const formats = makeFormats(init.locale, init.unit)
  let reducedMotion = init.reducedMotion || matchMedia('(prefers-reduced-motion: reduce)').matches
  let ownStake = init.stakes.includes(init.stake) ? init.stake : init.stakes[0]!
  let freeSpins = init.replay ? null : init.freeSpins
  const stake = () => freeSpins?.stake ?? ownStake

  document.documentElement.lang = init.locale
  document.title = init.game.title
  const paint = (palette: Record<string, string>) => {
    for (const [role, colour] of Object.entries(palette)) {
      document.documentElement.style.setProperty(`--${role}`, colour)
    }
  }
  paint(skin.palette)

  const buy = isSlot(model) ? model.bonusBuy : undefined
  const controls = makeControls({
    t,
    formats,
    unit: t(`unit.${init.unit.label}`),
    kind: isSlot(model) ? 'slot' : model.engine,
    shownByPage: init.shownByPage ?? [],
    buyLabel: buy && !init.replay ? t('buy.open', { count: buy.spins }) : null,
    on: {
      play: () => play(),
      skip: () => stage.motion.skip(),
      stake: (direction) => changeStake(direction),
      rules: () => void showRules(),
      sound: () => setSound(!sound.settings.on),
      buy: () => void buyFreeSpins(),
    },
  })
  const ribbon =
    init.jackpots && !init.replay
      ? (await import('./network-ribbon.ts')).makeNetworkRibbon(
          { t, formats, motion: () => stage.motion, reducedMotion: () => reducedMotion },
          init.jackpots,
        )
      : makeJackpotRibbon(model, t, formats)
  const top = element('header', { class: 'top' })
  if (studio) {
    const maker = element('p', { class: 'maker' }, studioSign(studio.mark), studio.name)
    tellLongestWord(maker, studio.name)
    top.append(maker)
  }
  const heading = element('h1', {}, init.game.title)
  tellLongestWord(heading, init.game.title)
  top.append(heading)
  if (ribbon) top.append(ribbon.root)
  ribbon?.setStake(stake())
  const picture = element('div', { class: 'stage' })
  const board = element('div', { class: 'board' })
  root.replaceChildren(picture, board, top, controls.root)
  root.dataset.engine = model.engine

  // A replay says all the time what it is: above the game, so that nothing of the round is covered.
  const replayRoom = init.replay ? 52 : 0
  const stage = await makeStage({
    host: picture,
    insets: () =>
      sideways.matches
        ? { top: replayRoom, bottom: 0, left: top.offsetWidth, right: controls.root.offsetWidth }
        : {
            top: top.offsetHeight + replayRoom,
            bottom: controls.root.offsetHeight,
            left: 0,
            right: 0,
          },
    background: skin.palette.shadow ?? '#101018',
  })
  const overlay = makeOverlay(stage.motion)
  root.append(overlay.root)
  const placeOverlay = () => {
    const [badgeTop, below, beside] = sideways.matches
      ? [24, 0, controls.root.offsetWidth]
      : [top.offsetHeight + 14, controls.root.offsetHeight, 0]
    overlay.place({ badgeTop, below, beside, free: stage.free })
  }
  placeOverlay()
  stage.onResize(placeOverlay)
  // A fish game is played under water, wherever its cover is set.
  const isFish = model.engine === 'fish' || model.engine === 'haul'
  const scene = isFish && !underWater.has(skin.scene) ? 'deep-sea' : skin.scene
  const told = makeTold(overlay.root, {
    init,
    scene,
    t,
    texts,
    reducedMotion: () => reducedMotion,
  })
  const { sound } = told
  const pictures = makePictures({ ...skin, scene }, stage.app.renderer.resolution)
  const dressScene = keepScene(stage, pictures, shadeOf(model))

  const screen = makeRoundScreen({
    root,
    controls,
    overlay,
    stage,
    pictures,
    skin,
    t,
    formats,
    sound,
    state: () => ({
      stake: stake(),
      lowest: ownStake === init.stakes[0],
      highest: ownStake === init.stakes.at(-1),
      sound: sound.settings.on,
      freeSpins,
    }),
    reducedMotion: () => reducedMotion,
    onFreeSpins: (waiting) => {
      freeSpins = waiting
      ribbon?.setStake(stake())
    },
  })
  const context: ViewContext = {
    narrator: screen.narrator,
    sound,
    t,
    formats,
    minimumSpinMs: init.minimumSpinMs,
    reducedMotion: () => reducedMotion,
    font: () => getComputedStyle(document.documentElement).getPropertyValue('--face'),
    seed: init.game.id,
    feature: (on) => {
      const palette = on ? featurePalette(skin.palette) : skin.palette
      paint(palette)
      dressScene(palette)
      sound.mood(on ? 'feature' : 'round')
    },
  }
  // What is written on the stage is drawn once: its letters have to be there.
  await Promise.all([lettering, loading.lettered])
  stage.remeasure()
  const openRound = init.openRound && !init.replay ? init.openRound : null
  // A round goes on under the model it was begun with, though the game may have moved to another.
  const begun = openRound ? await loadShownModel(modelOf(openRound)) : model
  const makeView = (shown: ShownModel): Promise<GameView> =>
    makeGameView({
      model: shown,
      root,
      board,
      stage,
      pictures,
      skin,
      context,
      extra: controls.extra,
      isReplay: Boolean(init.replay),
      chosen: init.choice,
      stake,
      onChoose: (id) => view.choose?.(id),
      onFire: () => play(),
    })
  const isAlike =
    begun.engine === model.engine ||
    (isSlot(begun) && isSlot(model)) ||
    (isInstant(begun) && isInstant(model))
  // Both are fetched at once.
  const course = makeCourse({
    model,
    host,
    view: () => view,
    screen,
    balance: init.balance,
    minimumSpinMs: init.minimumSpinMs,
  })
  let view = await makeView(isAlike && model.engine !== 'fish' ? begun : model)
  stage.remeasure()
  const runner = await course

  /** Told while a round is shown: one that fell to it must not be seen before the reels say so. */
  let toldMeanwhile: { level: string; amount: number }[] | null = null
  const tellJackpots = (levels: { level: string; amount: number }[]) => {
    if (runner.running()) toldMeanwhile = levels
    else ribbon?.tell(levels)
  }
  const tellLater = () => {
    if (!toldMeanwhile) return
    ribbon?.tell(toldMeanwhile)
    toldMeanwhile = null
  }

  let endIntro: (() => void) | undefined
  const play = () => {
    if (init.replay) return
    if (runner.asking()) return view.press?.()
    if (runner.running()) return stage.motion.skip()
    if (view.refuses?.()) return
    endIntro?.()
    sound.play('press')
    const [action = 'spin'] = actionsOf(model)
    const target = view.target?.()
    const kept = view.remembers?.() ?? (isInstant(model) ? target : undefined)
    if (kept !== undefined) host.remember({ choice: kept })
    void runner
      .play({
        action,
        stake: stake(),
        ...(target !== undefined && { target }),
        ...(freeSpins && { freeSpin: true }),
      })
      .then(tellLater)
  }
  const changeStake = (direction: 1 | -1) => {
    const next = init.stakes[init.stakes.indexOf(ownStake) + direction]
    if (next === undefined || freeSpins || runner.running() || init.replay) return
    ownStake = next
    host.remember({ stake: ownStake })
    ribbon?.setStake(ownStake)
    view.stake?.()
    screen.refresh()
  }
  const setSound = (on: boolean) => {
    sound.change({ on })
    host.remember({ sound: on })
    screen.refresh()
  }
  const setReducedMotion = (reduced: boolean) => {
    reducedMotion = reduced
    root.classList.toggle('calm', reduced)
  }
  const showRules = async () => {
    const [{ openRules }, own] = await Promise.all([dialogs(), loadRuleTexts(init.locale)])
    Object.assign(texts, { ...own, ...init.texts })
    openRules(root, {
      model,
      ...(init.jackpots && { drops: init.jackpots.drops }),
      locale: init.locale,
      title: init.game.title,
      t,
      formats,
      picture: (symbol) => pictures.symbolUrl(skin.symbols[symbol] ?? symbol),
    })
  }
  const buyFreeSpins = async () => {
    if (!isSlot(model) || freeSpins || runner.running()) return
    endIntro?.()
    const { openBuyDialog } = await dialogs()
    if (await openBuyDialog(root, { model, stake: ownStake, t, formats })) {
      await runner.play({ action: 'buy-free-spins', stake: ownStake })
    }
  }

  host.listen((message) => {
    if (message.type === 'balance') runner.setBalance(message.balance)
    else if (message.type === 'jackpots') tellJackpots(message.levels)
    else if (message.type === 'rules.open') void showRules()
    else if (message.type === 'settings') {
      told.change(message)
      if (message.quick !== undefined) stage.motion.quicken(message.quick)
      screen.refresh()
      if (message.reducedMotion !== undefined) setReducedMotion(message.reducedMotion)
      if (message.paused !== undefined) {
        runner.setPaused(message.paused)
        if (!runner.running()) overlay.badge(message.paused ? t('paused') : null)
      }
    }
  })
  listenToKeys(window, {
    play,
    stake: changeStake,
    leave: host.leave,
    ...(view.aim && { aim: view.aim }),
  })

  setReducedMotion(reducedMotion)
  stage.motion.quicken(init.quick ?? false)
  screen.balance(init.balance)
  screen.phase('idle')
  root.removeAttribute('aria-busy')
  loading.end()
  // Whoever comes into the frame by keyboard stands on the button that plays. The frame never takes
  // the focus by itself: the page around may have opened something above it.
  window.addEventListener('focus', () => {
    if (!init.replay && document.activeElement === document.body) controls.focus()
  })

  // Nobody waits for it: a press plays at once.
  if (!init.replay && !openRound && !freeSpins) {
    const { kind, falls } = introOf(model, t)
    endIntro = overlay.introduce(kind, falls, studio && studioSign(studio.mark))
  }
  if (init.replay) await screen.offerReplay(() => runner.replay(init.replay!))
  else if (openRound) {
    const { awaits } = openRound.outcome as unknown as RoundOutcome
    const card = screen.narrator.card(t(awaits ? 'resume.choices' : 'resume'))
    // What goes on by the clock waits for nobody.
    if (!isClocked(begun)) await card
    const later = init.laterRounds ?? []
    await Promise.all([openRound, ...later].map((round) => runner.resume(round)))
    if (begun !== model && isSlot(model)) {
      view.leave?.()
      view = await makeView(model)
      stage.remeasure()
    }
  }
  if (freeSpins) {
    const { left: count, stake: each } = freeSpins
    const unit = t(`unit.${init.unit.label}`)
    await screen.narrator.card(
      t('gift.title', { count }),
      t('gift.detail', { stake: formats.amount(each), unit }),
    )
  }
}

/** What a press opens is fetched with the press. */
const dialogs = () => import('./ui/game-dialogs.ts')

/** The model a round was played on; a game may have moved to another since. */
function modelOf(round: Pick<GameFrameRound, 'outcome'>): GameModel['id'] {
  return (round.outcome as unknown as RoundOutcome).modelId
}
