import { playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, reloadAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { actAsStaff, signInStaffByApi, staff } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

test('MODAL-26 MODAL-19 BONUS-03 a player writes to support from an address, the answer comes into both open tabs, and so does the bonus that support granted', async ({
  page,
  context,
  browser,
}) => {
  await signUpByApi(context, stormrush)
  const { id: playerId, playerInfo } = await playerOf(context, stormrush)
  const office = await browser.newContext()
  const signedIn = signInStaffByApi(office, staff.support)

  const otherTab = await context.newPage()
  const heard = [socketOf(page), socketOf(otherTab)]
  await openAlive(otherTab, `${stormrush.origin}/library`)
  await openAlive(page, `${stormrush.origin}/library?openSupport`)
  const panel = page.getByRole('dialog', { name: 'Support' })
  await expect(panel.getByText('How can we help?')).toBeVisible()
  await expect(page).toHaveURL(`${stormrush.origin}/library`)
  await expectAccessible(page, 'an empty conversation')
  await panel.getByLabel('Your message').fill('Where is the bonus of yesterday?')
  await panel.getByTestId('chat-send').tap()
  const messages = panel.getByTestId('chat-message')
  await expect(messages).toHaveAttribute('data-state', 'sent')
  await Promise.all(heard)

  await signedIn
  const desk = `/rest/back-office/brands/${stormrush.key}`
  const text = 'Sorry for the wait: it is on its way.'
  const answer = await actAsStaff(office, `${desk}/chats/${playerId}/answers/`, { text })
  expect(answer.status(), await answer.text()).toBe(200)
  await expect(messages).toHaveText([/bonus of yesterday/, /on its way/])
  await expectAccessible(page, 'a conversation')

  // Read here, so that the other tab has nothing to mark; it shows the same.
  const button = otherTab.getByTestId('support-chat-button')
  await expect(button).toHaveAccessibleName('Open support chat')
  await button.tap()
  await expect(otherTab.getByTestId('chat-message')).toHaveText([
    /bonus of yesterday/,
    /on its way/,
  ])
  await otherTab.keyboard.press('Escape')
  await expect(otherTab.getByRole('dialog', { name: 'Support' })).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  const second = await actAsStaff(office, `${desk}/chats/${playerId}/answers/`, { text: 'Done.' })
  expect(second.status()).toBe(200)
  const closed = page.getByTestId('support-chat-button')
  await expect(closed).toHaveAccessibleName('Open support chat, 1 new message')
  await reloadAlive(page)
  await expect(closed).toHaveAccessibleName('Open support chat, 1 new message')
  await closed.tap()
  await expect(messages.last()).toContainText('Done.')
  await expect(button).toHaveAccessibleName('Open support chat')

  const granted = await actAsStaff(office, `${desk}/bonuses/`, {
    playerId,
    amount: 300,
    validDays: 7,
    reason: 'The bonus of yesterday',
  })
  const { data } = (await granted.json()) as { data: { link: string } }
  await openAlive(page, `${stormrush.origin}${data.link}`)
  const won = page.getByRole('dialog', { name: 'Your bonus is here' })
  await expect(won).toContainText('Your bonus has been successfully deposited.')
  await expect(won.getByTestId('free-bonus-amount')).toContainText('3')
  await expectAccessible(page, 'a bonus')
  await expect(page).not.toHaveURL(/freeEntriesBonus/)
  const { playerBalance } = (await playerOf(context, stormrush)).playerInfo
  expect(playerBalance.entries).toBe(playerInfo.playerBalance.entries + 300)
  await office.close()
})
