import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { makeDisguised, makePicture } from '../../support/files.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test('VERIFY-01 VERIFY-02 VERIFY-03 VERIFY-04 the account area has documents and identity on a phone, in Spanish', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/415/)
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/es/profile`)
  await page.getByRole('main').getByRole('link', { name: 'Documentos' }).tap()
  await expect(page).toHaveURL(`${stormrush.origin}/es/profile/documents`)
  await expect(
    page.getByText('Aceptamos archivos PDF, GIF, JPG y PNG de hasta 15 MB'),
  ).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByTestId('upload-choose').tap()
  await (await chooser).setFiles([makeDisguised('foto.png'), makePicture('pasaporte.png')])
  const refused = page.getByTestId('upload').filter({ hasText: 'foto.png' })
  await expect(refused).toContainText('Documento rechazado')
  await expect(page.getByTestId('document')).toContainText('pasaporte.png')
  await expectAccessible(page, 'documents on a phone')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)

  await openAlive(page, `${stormrush.origin}/es/profile/identity`)
  await expect(page.getByRole('heading', { name: 'Estado de la verificación' })).toBeVisible()
  await expectAccessible(page, 'identity on a phone')
  await page.getByTestId('identity-start').tap()
  const dialog = page.getByRole('dialog', { name: 'Verifica tu identidad' })
  await page
    .frameLocator('[data-testid="identity-frame"]')
    .getByRole('button', { name: 'Aprobar' })
    .tap()
  await expect(dialog).toContainText('Tu identidad está verificada')
  await dialog.getByTestId('identity-close').tap()
  await expect(page.getByTestId('identity-status')).toHaveAttribute('data-status', 'approved')
  await expect(page.getByTestId('timeline').getByRole('listitem')).toHaveCount(1)
})

test('MODAL-33 the terms fit a phone, read from their start, and are accepted by a thumb', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await context.request.post(`${stormrush.origin}/sandbox/terms`, {
    data: {
      key: 'privacy',
      version: 'next',
      add: [{ id: 'new', text: { en: 'Something new.', es: 'Algo nuevo.' } }],
    },
  })
  await openAlive(page, `${stormrush.origin}/es/library`)
  const dialog = page.getByRole('dialog', { name: 'Actualizamos nuestras condiciones' })
  await expect(dialog.locator('[data-change="added"]')).toContainText('Algo nuevo.')
  const accept = dialog.getByTestId('terms-accept')
  await expect(accept).toBeInViewport({ ratio: 1 })
  expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await accept.tap()
  await expect(dialog).toHaveCount(0)
})
