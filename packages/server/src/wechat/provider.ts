/** What the provider tells of a code: somebody looks at it, agrees or declines. */
export type ScanEvent =
  | { readonly state: 'scanned' | 'refused' }
  | { readonly state: 'confirmed'; readonly openId: string; readonly nickname: string };

/** A chat provider. Calls leave the process, so they are never made inside a database transaction, and each may be repeated. */
export interface WechatProvider {
  /** The text that the QR code of a ticket holds. */
  codeContent(ticket: string, expiresAt: Date): Promise<string>;
  /** Sends a message to a chat account that is bound. */
  remind(openId: string, text: string): Promise<void>;
}
