import { declareEndpoints, get, post } from '../endpoint.ts'
import type { operationsContract } from './schemas.ts'

const brand = '/rest/back-office/brands/{brand}'

export const operations = /* @__PURE__ */ declareEndpoints<typeof operationsContract>()({
  messages: get(`${brand}/messages/`),
  decideMessage: post(`${brand}/messages/{messageId}/`),
  suppressions: get(`${brand}/suppressions/`),
  liftSuppression: post(`${brand}/suppressions/`),
  jobs: get(`${brand}/jobs/`),
  decideJob: post(`${brand}/jobs/{job}/`),
  alerts: get(`${brand}/alerts/`),
})
