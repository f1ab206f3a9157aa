/** Where issued invoices are fetched. */
export const invoiceFiles = '/files/invoices';

/** The address of one. Whoever has it has the file, as with the links that tax offices mail: its token cannot be guessed. */
export const invoiceFilePath = (token: string): string => `${invoiceFiles}/${token}.pdf`;
