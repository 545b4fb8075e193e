// @vitest-environment happy-dom
import { makeApp } from '@marquee/core/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { history } from '../feature.ts'
import { makeShared } from '../testing/makeShared.ts'
import { ReplayStage } from './ReplayStage.tsx'

it('loads the game only once somebody hears that it is ready', async () => {
  const { launch, id, gameMode, cost, outcome } = makeShared()
  const app = await makeApp({ brand: { features: [history()] } })
  const stage = (
    <app.Frame>
      <ReplayStage
        round={{ id, gameMode, cost, outcome }}
        launch={launch}
        balanceAfterStake={null}
      />
    </app.Frame>
  )
  expect(renderToString(stage)).not.toContain(launch.frameUrl.split('?')[0])
  render(stage)
  await waitFor(() =>
    expect(screen.getByTestId('replay-frame').getAttribute('src')).toBe(launch.frameUrl),
  )
})
