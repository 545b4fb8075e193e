// @vitest-environment happy-dom
import { analyticsContextOf } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { verification } from '../feature.ts'
import { useCheck } from './useCheck.ts'

it('ANALYTICS-01 ANALYTICS-09 notes where an identity check began, and with whom', async () => {
  window.dataLayer = []
  const url = 'https://provider.example/check'
  const { runtime, Frame } = await makeApp({
    brand: { features: [verification()] },
    player: makePlayer(),
    answers: {
      'GET /rest/verification/identity/': {
        success: true,
        data: { status: null, canStart: true, history: [] },
      },
      'POST /rest/verification/identity/start/': {
        success: true,
        data: { url, provider: 'sandbox' },
      },
    },
  })
  const { result } = renderHook(useCheck, { wrapper: Frame })
  await waitFor(() => expect(result.current.url).toBe(url))
  expect(analyticsContextOf(runtime)).toMatchObject({
    typeVerification: 'sandbox',
    locationVerification: window.location.pathname,
  })
  expect(window.dataLayer).toEqual([{ event: 'verification', step: 'begin', type: 'sandbox' }])
})
