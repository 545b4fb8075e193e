import { type PlayRequest, rounds } from '@marquee/contract'
import type { Answer, TestClient } from './makeClient.ts'
import { makeSpin } from './makePlay.ts'
import type { TestPlatform } from './makePlatform.ts'

/** Plays one round to its end after so much time; gives the platform's answer to its beginning. */
export async function playAfter(
  { clock }: Pick<TestPlatform, 'clock'>,
  client: TestClient,
  ms: number,
  body: PlayRequest = makeSpin(),
): Promise<Answer<{ data: { round: { id: string; cost: number; win: number } } }>> {
  clock.advance(ms)
  const begun = await client.call(rounds.play, { body })
  if (begun.status === 200)
    await client.ask(rounds.finish, { params: { id: begun.body.data.round.id } })
  return begun
}
