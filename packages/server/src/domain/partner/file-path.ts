/** Where settlement sheets are fetched. */
export const settlementFiles = '/files/settlements';

/** The address of one; its token cannot be guessed. */
export const settlementFilePath = (token: string): string => `${settlementFiles}/${token}.pdf`;
