import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { BankFileError, type BankFileFault, isBankFileFault } from './bank-file-error';
import { type BankFile, bankFilesIn } from './bank-files-in';
import { bankReportSchema } from './bank-report';
import { bookBankFile } from './book-bank-file';
import { decodeXml } from './xml';

type Upload = BankFile & { actor: string; now: Date };

/** The stored result of one file (`bank_files.result`). */
const resultSchema = z.union([
  z.object({ report: bankReportSchema }),
  z.object({
    fault: z.string().refine((name): name is BankFileFault => isBankFileFault(name)),
    values: z.record(z.string(), z.string()),
  }),
]);

/** The report of a file, or why it was not read. */
export type UploadResult = z.infer<typeof resultSchema>;

/** `before`: when the same file was first booked, and by whom. */
export type BookedFile = {
  name: string;
  result: UploadResult;
  before?: { at: string; actor: string };
};

/**
 * Books a bank file, or each bank file in a ZIP, and stores the result of each. Payments of a file that is uploaded
 * again are not booked twice (`bookBankFile`), and the file is marked as known.
 * @returns the id under which `readUpload` finds the results
 */
export async function bookUpload(db: Database, upload: Upload): Promise<string> {
  const uploadId = randomUUID();
  const { name, actor, now } = upload;
  const record = (file: string, digest: string, result: UploadResult) =>
    db
      .insertInto('bank_files')
      .values({
        id: randomUUID(),
        upload_id: uploadId,
        ...{ name: file, digest, actor, at: now.toISOString() },
        result: JSON.stringify(result),
      })
      .execute();
  try {
    for (const file of await bankFilesIn(upload)) {
      const digest = createHash('sha256').update(file.bytes).digest('base64url');
      const result = await bookFile(db, file, upload);
      await record(file.name, 'report' in result ? digest : '', result);
    }
  } catch (error) {
    await record(name, '', faultOf(error));
  }
  return uploadId;
}

function bookFile(
  db: Database,
  { bytes }: BankFile,
  { actor, now }: Upload,
): Promise<UploadResult> {
  return Promise.resolve()
    .then(() => bookBankFile(db, decodeXml(bytes), now, actor))
    .then((report) => ({ report }))
    .catch(faultOf);
}

/** @throws the error itself if it does not come from the file */
function faultOf(error: unknown): UploadResult {
  if (!(error instanceof BankFileError)) throw error;
  const { fault, values } = error;
  return { fault, values };
}

/** The files of an upload; empty for an unknown id. */
export async function readUpload(db: Database, uploadId: string): Promise<BookedFile[]> {
  const rows = await db
    .selectFrom('bank_files as file')
    .leftJoin('bank_files as before', (join) =>
      join
        .onRef('before.digest', '=', 'file.digest')
        .onRef('before.at', '<', 'file.at')
        .on('file.digest', '!=', ''),
    )
    .select(['file.id', 'file.name', 'file.result', 'before.at', 'before.actor'])
    .where('file.upload_id', '=', uploadId)
    .orderBy('file.name')
    .orderBy('file.id')
    .orderBy('before.at')
    .execute();
  const files = new Map<string, BookedFile>();
  for (const { id, name, result, at, actor } of rows)
    if (!files.has(id))
      files.set(id, {
        name,
        result: resultSchema.parse(JSON.parse(result)),
        ...(at && actor && { before: { at, actor } }),
      });
  return [...files.values()];
}

/**
 * The day (`2026-12-31`) until which the bank's payments were booked from files; `undefined` if never. An old report
 * counts until its own end, whenever it was uploaded; a period that has not ended counts until the upload.
 */
export async function bankFilesUntil(db: Database): Promise<string | undefined> {
  const query = db.selectFrom('bank_files').select(['at', 'result']).where('digest', '!=', '');
  const days = (await query.execute()).flatMap(({ at, result: json }) => {
    const result = resultSchema.parse(JSON.parse(json));
    const until = 'report' in result ? result.report.until : undefined;
    const uploadedOn = siteDay(new Date(at));
    return until ? [until < uploadedOn ? until : uploadedOn] : [];
  });
  return days.sort().at(-1);
}

/** When the bank's payments were last booked from a file; `undefined` if never. */
export async function lastBankFileAt(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('bank_files')
    .select('at')
    .where('digest', '!=', '')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
