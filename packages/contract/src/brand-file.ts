import * as z from 'zod/mini';
import type { BrandOverrides } from './brand';

const text = z.string().check(z.maxLength(500));
/** Nothing, a path of the site, or an address of the web. */
const address = text.check(z.regex(/^(?:|\/(?!\/)[^\s"<>\\]*|https?:\/\/[^\s"<>\\]+)$/));
const host = text.check(z.regex(/^(?:|https?:\/\/[^\s"<>\\]*[^\s"<>\\/])$/));

/** The file of a host's own brand: any part of `Brand`, and nothing else. */
export const brandFile: z.ZodMiniType<BrandOverrides> = z.strictObject({
  name: z.exactOptional(text.check(z.minLength(1), z.maxLength(20))),
  slogan: z.exactOptional(text),
  logo: z.exactOptional(address),
  company: z.exactOptional(text.check(z.minLength(1))),
  recordNumber: z.exactOptional(text),
  docsUrl: z.exactOptional(address),
  dataHost: z.exactOptional(host),
  customerService: z.exactOptional(
    z.strictObject({
      title: z.exactOptional(text),
      hours: z.exactOptional(text),
      phone: z.exactOptional(text),
      email: z.exactOptional(text),
      chatUrl: z.exactOptional(address),
    }),
  ),
  officialAccount: z.exactOptional(z.strictObject({ name: z.exactOptional(text), qrcode: z.exactOptional(address) })),
  bankAccount: z.exactOptional(
    z.strictObject({
      holder: z.exactOptional(text),
      bank: z.exactOptional(text),
      number: z.exactOptional(text),
      hint: z.exactOptional(text),
    }),
  ),
});
