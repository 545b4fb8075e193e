import { actionsOf, isInstant, isSlot } from '@marquee/game-math'
import { makePictures } from './art/pictures.ts'
import { makeFormats } from './format.ts'
import { layOut, paint } from './game-layout.ts'
import { resumeRounds, tellFreeSpins } from './game-opening.ts'
import { makeFeature } from './feature.ts'
import type { GameView, ViewContext } from './game-view.ts'
import type { Host, InitMessage } from '@marquee/game-sdk'
import { introOf } from './intro.ts'
import { makeJackpotNews } from './jackpot-news.ts'
import { makeJackpotRibbon } from './jackpot-ribbon.ts'
import { listenToKeys } from './keyboard.ts'
import { loadGameView, type ViewMaker } from './make-view.ts'
import { loadCourse } from './round/course.ts'
import { makeRoundScreen } from './round/screen.ts'
import type { Parts } from './parts.ts'
import type { Loading } from './studio/loading.ts'
import { studioSign } from './studio/sign.ts'
import { makeRenderer } from './stage/renderer.ts'
import { keepScene, shadeOf } from './stage/scene.ts'
import { makeTranslate } from './texts/texts.ts'
import { makeTold } from './told/makeTold.ts'
import { makeControls } from './ui/controls.ts'
import { fetchDialogs, showRules } from './ui/open-dialogs.ts'

const underWater = new Set(['coral-reef', 'deep-sea'])

/** Builds the game the host asked for and plays until the page is left. */
export async function startGame(
  root: HTMLElement,
  init: InitMessage,
  host: Host,
  loading: Loading,
  parts: Parts,
): Promise<void> {
  const { studio } = init.game.skin
  // The rim round the game is the studio's; all else on the stage has the game's own colours.
  const skin = { ...init.game.skin, palette: { ...init.game.skin.palette, ...studio?.rim } }
  const background = skin.palette.shadow ?? '#101018'
  const makingRenderer = makeRenderer(background)
  const isReplay = Boolean(init.replay)
  const openRound = init.openRound && !isReplay ? init.openRound : null
  // A round goes on under the model it was begun with, though the game may have moved to another.
  const [model, begun, ownTexts] = await Promise.all([parts.model, parts.begun, parts.texts])
  const isAlike =
    begun.engine === model.engine ||
    (isSlot(begun) && isSlot(model)) ||
    (isInstant(begun) && isInstant(model))
  // What the game is played with comes while the stage is set up.
  const loadingView = loadGameView(isAlike && model.engine !== 'fish' ? begun : model)
  const loadingCourse = loadCourse(model)
  const loadingRibbon = init.jackpots && !init.replay ? import('./network-ribbon.ts') : null
  // Waited for below; until then nobody else hears that it failed.
  for (const part of [loadingView, loadingCourse, loadingRibbon]) part?.catch(() => undefined)
  const texts = { ...ownTexts, ...init.texts }
  const t = makeTranslate(texts)
  const formats = makeFormats(init.locale, init.unit)
  let reducedMotion = init.reducedMotion || matchMedia('(prefers-reduced-motion: reduce)').matches
  let ownStake = init.stakes.includes(init.stake) ? init.stake : init.stakes[0]!
  let freeSpins = init.replay ? null : init.freeSpins
  const stake = () => freeSpins?.stake ?? ownStake

  document.documentElement.lang = init.locale
  document.title = init.game.title
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
      rules: () => void openRules(),
      sound: () => setSound(!sound.settings.on),
      buy: () => void buyFreeSpins(),
    },
  })
  const ribbon =
    init.jackpots && loadingRibbon
      ? (await loadingRibbon).makeNetworkRibbon(
          { t, formats, motion: () => stage.motion, reducedMotion: () => reducedMotion },
          init.jackpots,
        )
      : makeJackpotRibbon(model, t, formats)
  ribbon?.setStake(stake())
  const { board, stage, overlay } = layOut(root, {
    renderer: await makingRenderer,
    game: init.game,
    engine: model.engine,
    isReplay,
    controls,
    ribbon,
    background,
  })
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
  const pictures = makePictures({ ...skin, scene }, stage.density)
  const dress = keepScene(stage, pictures, {
    shade: shadeOf(model),
    reducedMotion: () => reducedMotion,
    onShown: (name) => (root.dataset.scene = name),
  })

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
    // A page takes a game for dead that is silent for the length of a row of free spins.
    onProgress: () => {
      if (runner.running()) host.setBusy(true)
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
    feature: makeFeature({
      stage,
      skin,
      scene,
      dress,
      paint,
      sound,
      reducedMotion: () => reducedMotion,
    }),
  }
  // What is written on the stage is drawn once: its letters have to be there.
  await Promise.all([parts.lettering, loading.lettered])
  stage.remeasure()
  const makeView = async (make: ViewMaker): Promise<GameView> =>
    make({
      root,
      board,
      stage,
      pictures,
      skin,
      context,
      extra: controls.extra,
      isReplay,
      chosen: init.choice,
      stake,
      onChoose: (id) => view.choose?.(id),
      onFire: () => play(),
    })
  const runner = (await loadingCourse)({
    host,
    view: () => view,
    screen,
    balance: init.balance,
    minimumSpinMs: init.minimumSpinMs,
  })
  let view = await makeView(await loadingView)
  stage.remeasure()

  const news = makeJackpotNews(ribbon, runner.running)
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
      .then(news.tellLater)
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
  const openRules = () =>
    showRules(
      root,
      {
        model,
        ...(init.jackpots && { drops: init.jackpots.drops }),
        locale: init.locale,
        title: init.game.title,
        t,
        formats,
        picture: (symbol) => pictures.symbolUrl(skin.symbols[symbol] ?? symbol),
      },
      { texts, own: init.texts },
    )
  const buyFreeSpins = async () => {
    if (!isSlot(model) || freeSpins || runner.running()) return
    endIntro?.()
    const { openBuyDialog } = await fetchDialogs()
    if (await openBuyDialog(root, { model, stake: ownStake, t, formats })) {
      await runner.play({ action: 'buy-free-spins', stake: ownStake })
    }
  }

  host.listen((message) => {
    if (message.type === 'balance') runner.setBalance(message.balance)
    else if (message.type === 'jackpots') news.tell(message.levels)
    else if (message.type === 'rules.open') void openRules()
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
  // With the frame after the first that shows it, the page hears that the game is there and at rest.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!runner.running()) host.setBusy(false)
    }),
  )
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
    await resumeRounds([openRound, ...(init.laterRounds ?? [])], {
      model: begun,
      runner,
      narrator: screen.narrator,
      t,
    })
    if (begun !== model && isSlot(model)) {
      view.leave?.()
      view = await makeView(await loadGameView(model))
      stage.remeasure()
    }
  }
  if (freeSpins) await tellFreeSpins(freeSpins, { init, narrator: screen.narrator, t, formats })
}
