import { Refusal } from '../../http/refusal';

/** The bytes of a picture in base64, with or without its `data:` head. */
export const pictureBytes = (text: string): Buffer => Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');

export const unreadable = (reason: string): Refusal => new Refusal('RECOGNITION_FAILED', { reason });
