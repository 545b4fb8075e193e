import { useContext } from 'react'
import type { SeasonSkin } from '../contract/schemas.ts'
import { LandContext } from './land.ts'
import { NightEnd } from './NightEnd.tsx'
import { OwnGate, OwnRow, OwnSky } from './OwnLand.tsx'
import * as css from './scene.css.ts'
import {
  BareTree,
  Bat,
  Bell,
  Boat,
  FruitTree,
  Gate,
  Graves,
  House,
  Hut,
  Mill,
  OldGate,
  Pavilion,
  Pine,
  Pumpkin,
  RoundTree,
  Tent,
} from './shapes.tsx'

const near = 'M0 566C190 500 350 560 520 512S850 500 1040 462s230-86 360-108 200 6 200 6v360H0z'
const soil = 'M0 616c230-52 400 10 640-34s350 16 520-24 240-118 440-106v268H0z'
const river = 'M884 452c20 34-32 56-18 98s-30 84-22 170h132c-38-74-8-118-34-166s20-70-32-102z'

function Day() {
  const land = useContext(LandContext)
  const row = (name: 'far' | 'near' | 'front') =>
    land && <OwnRow land={land} skin="neutral" row={name} />
  return (
    <>
      <circle cx="1180" cy="132" r="118" className={css.halo} />
      <circle cx="1180" cy="132" r="66" className={css.glow} />
      {land ? (
        <OwnSky land={land} skin="neutral" />
      ) : (
        <path
          d="M150 172h196a30 30 0 0 0-4-60 54 54 0 0 0-100-18 40 40 0 0 0-66 26 28 28 0 0 0-26 52zM640 116h150a24 24 0 0 0-4-46 42 42 0 0 0-78-14 32 32 0 0 0-50 20 20 20 0 0 0-18 40z"
          className={css.cloud}
        />
      )}
      <path
        d="M0 392q90-92 170-86t120 40q80-150 190-132t170 122q100-82 190-64t140 60q90-150 190-160t160 90q110-120 270-60v520H0z"
        className={css.farHill}
      />
      <path d="M0 470q150-84 320-40t330 6 330-60 320-92 300 10v426H0z" className={css.middleHill} />
      {row('far') ?? (
        <>
          <Pavilion at={[1528, 352]} size={0.92} />
          <Pine at={[1352, 372]} size={0.7} />
          <Pine at={[1392, 352]} size={0.55} />
        </>
      )}
      <path d={near} className={css.nearHill} />
      <path d={river} className={css.water} />
      {row('near') ?? (
        <>
          <RoundTree at={[96, 556]} size={0.8} />
          <Mill at={[330, 532]} size={1.15} />
          <House at={[700, 498]} />
          <RoundTree at={[764, 494]} size={0.7} />
          <Tent at={[1052, 462]} size={0.9} />
          <Pine at={[1178, 470]} size={0.85} />
          <Pine at={[1212, 482]} size={0.65} />
          <path d="M1296 452q8-70 52-78t58 64l-20 8q-8-40-30-40t-32 44z" className={css.stone} />
        </>
      )}
      <path d={soil} className={css.soil} />
      <path d={river} className={css.water} />
      {land ? <OwnGate land={land} /> : <Gate at={[84, 636]} />}
      {row('front') ?? (
        <>
          <FruitTree at={[376, 612]} size={0.85} />
          <FruitTree at={[540, 628]} size={0.95} />
          <Boat at={[900, 684]} />
          <RoundTree at={[700, 700]} size={0.9} />
          <Pine at={[1040, 640]} size={0.9} />
          <Pine at={[1236, 618]} size={1.1} />
          <RoundTree at={[1400, 590]} size={1.1} />
          <RoundTree at={[1516, 560]} size={0.9} />
        </>
      )}
      <path d="M842 604 938 530" strokeWidth="46" className={css.beam} />
    </>
  )
}

function Night({ lit }: { lit: number }) {
  const land = useContext(LandContext)
  const row = (name: 'far' | 'near' | 'front') =>
    land && <OwnRow land={land} skin="spooky" row={name} />
  return (
    <>
      <circle cx="420" cy="150" r="140" className={css.halo} />
      <circle cx="420" cy="150" r="92" className={css.disc} />
      <path
        d="M384 120a17 17 0 1 0 1 0zM446 176a24 24 0 1 0 1 0zM460 98a10 10 0 1 0 1 0z"
        className={css.crater}
      />
      <path
        d="M80 90h4v4h-4zM210 60h4v4h-4zM160 210h3v3h-3zM640 70h4v4h-4zM760 150h4v4h-4zM900 66h3v3h-3zM1010 140h4v4h-4zM1150 70h4v4h-4zM1250 170h3v3h-3zM1340 90h4v4h-4zM1560 60h4v4h-4z"
        className={css.disc}
      />
      <g className={css.flying}>
        {land ? (
          <OwnSky land={land} skin="spooky" />
        ) : (
          <>
            <Bat at={[560, 130]} size={1.1} />
            <Bat at={[640, 178]} size={0.8} />
            <Bat at={[1120, 196]} />
          </>
        )}
      </g>
      <path
        d="M0 400l110-120 70 66 100-150 120 160 90-70 130 110 120-170 110 140 90-64 120 96 130-190 110 130 80-60 220 110v332H0z"
        className={css.farHill}
      />
      <path d="M0 470q150-84 320-40t330 6 330-60 320-92 300 10v426H0z" className={css.middleHill} />
      <g transform="translate(1506 358) scale(0.94)">
        <NightEnd lit={lit} />
      </g>
      {row('far') ?? <BareTree at={[1352, 372]} size={0.9} />}
      <path d={near} className={css.nearHill} />
      {row('near') ?? (
        <>
          <BareTree at={[96, 560]} />
          <BareTree at={[352, 540]} size={1.3} />
          <Graves at={[716, 506]} size={0.9} />
          <Hut at={[1050, 466]} />
          <BareTree at={[1180, 470]} size={0.9} />
          <Bell at={[1344, 440]} size={0.9} />
        </>
      )}
      <ellipse cx="760" cy="560" rx="420" ry="26" className={css.mist} />
      <path d={soil} className={css.soil} />
      <path d={river} className={css.water} />
      {land ? <OwnGate land={land} /> : <OldGate at={[84, 636]} />}
      {row('front') ?? (
        <>
          <Pumpkin at={[372, 622]} size={0.9} />
          <Pumpkin at={[540, 634]} size={1.05} />
          <Pumpkin at={[582, 646]} size={0.7} />
          <Graves at={[690, 700]} size={0.8} />
          <BareTree at={[1040, 648]} />
          <Pumpkin at={[1224, 606]} />
          <BareTree at={[1420, 600]} size={1.3} />
          <Graves at={[1526, 566]} size={0.9} />
        </>
      )}
      <path d="M842 604 938 530" strokeWidth="46" className={css.beam} />
      <ellipse cx="1240" cy="680" rx="380" ry="22" className={css.mist} />
      <ellipse cx="260" cy="700" rx="320" ry="24" className={css.mist} />
    </>
  )
}

/** The land of a season. By night, `lit` lights at its end tell how far whoever looks has come. */
export const Scene = ({ skin, lit }: { skin: SeasonSkin; lit: number }) =>
  skin === 'spooky' ? <Night lit={lit} /> : <Day />
