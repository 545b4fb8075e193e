import { declareEndpoints, del, get, post } from '../endpoint.ts'
import type { responsiblePlayContract } from './schemas.ts'

export const responsiblePlay = /* @__PURE__ */ declareEndpoints<typeof responsiblePlayContract>()({
  status: get('/rest/responsible-play/'),
  setLimit: post('/rest/responsible-play/limits/'),
  withdrawLimitChange: del('/rest/responsible-play/limits/{kind}/{period}/pending/'),
  setReminder: post('/rest/responsible-play/reminder/'),
  withdrawReminderChange: del('/rest/responsible-play/reminder/pending/'),
  answerRealityCheck: post('/rest/responsible-play/reality-check/'),
  coolOff: post('/rest/responsible-play/cool-off/'),
  selfExclude: post('/rest/responsible-play/self-exclusion/'),
})
