import { z } from 'zod'
import { devices, type FrontMetrics } from './metrics.ts'
import { makeReportTaker } from './reportTaker.ts'

/** Where pages tell, with consent, how quickly they came and answered. */
export const vitalsPath = '/vitals'

/** A page that was open for a day may have painted late; what is longer is made up. */
const milliseconds = z.number().min(0).max(86_400_000).optional()

/** Of one visit to a document. What a browser cannot measure is left out. */
const report = z.strictObject({
  device: z.enum(devices),
  /** When the largest thing on the screen was painted, in ms. */
  lcp: milliseconds,
  /** The slowest answer to a press or a key, in ms. */
  inp: milliseconds,
  /** How much of the screen moved by itself. */
  cls: z.number().min(0).max(1_000).optional(),
})

/** Counts them by brand and kind of device. Nothing in a report says whose it is. */
export const makeVitals = ({ vitals }: Pick<FrontMetrics, 'vitals'>) =>
  makeReportTaker({ perMinute: 120, largest: 512 }, (brand, body) => {
    const { device, lcp, inp, cls } = report.parse(JSON.parse(body))
    const about = { brand, device }
    if (lcp !== undefined) vitals.largestPaint.observe(about, lcp / 1000)
    if (inp !== undefined) vitals.slowestAnswer.observe(about, inp / 1000)
    if (cls !== undefined) vitals.layoutShift.observe(about, cls)
  })
