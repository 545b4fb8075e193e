import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader sees in a PDF, its parts joined by spaces. */
export async function textOfPdf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}
