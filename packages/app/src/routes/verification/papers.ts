import type { Upload } from '@compute-market/components/file-drop';
import {
  recogniseBusinessLicense,
  recogniseIdentityCard,
  uploadVerificationFile,
} from '@compute-market/contract/calls/verification';
import type { BusinessLicense, IdentityCard } from '@compute-market/contract/entities/verification';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { randomId } from '../../api/random-id';
import { upload } from '../../api/upload';
import { verificationRouteMessages as messages } from './messages';

/** A paper that goes no further: it was not read well enough to go by, or is not to be sent yet. Its message is for the person. */
export class RefusedPaper extends Error {
  override readonly name = 'RefusedPaper';
}

/** What can be wrong with a picture. A back end need not say how good one is (decisions 40). */
const flaws: Readonly<Record<string, string | undefined>> = messages.quality;

/** A file as a `data:` URL, which is how the reading calls take it. */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('the file was read as bytes'));
    reader.onerror = () => reject(new Error('the file could not be read', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

/** Reads one side of an identity card. The picture is not stored anywhere, so it has no address. */
export function readCard(side: 'front' | 'back', onRead: (card: IdentityCard) => void): Upload {
  return async (file, { signal, onProgress }) => {
    const image = await dataUrlOf(file);
    const card = await api.call(recogniseIdentityCard, { image, side }, { signal });
    const flaw = flaws[card.quality];
    if (flaw !== undefined) throw new RefusedPaper(flaw);
    onProgress(100);
    onRead(card);
    return { id: randomId(), name: file.name, size: file.size };
  };
}

/** Reads a licence, which is stored for who reviews it. */
export function readLicense(onRead: (license: BusinessLicense) => void): Upload {
  return async (file, { signal, onProgress }) => {
    const license = await api.call(recogniseBusinessLicense, { image: await dataUrlOf(file) }, { signal });
    onProgress(100);
    onRead(license);
    return { id: license.file, name: file.name, size: file.size };
  };
}

/** Stores a paper for who reviews it; only its owner can see it. */
export const uploadPaper: Upload = async (file, options) => {
  const stored = await upload(uploadVerificationFile, { file }, options);
  return { id: stored.file, name: file.name, size: file.size, url: stored.url };
};

/** What to say of a picture that was refused; undefined leaves it to the control. */
export const describeFailure = (reason: unknown): string | undefined =>
  reason instanceof RefusedPaper ? reason.message : reason instanceof ApiError ? reason.reason : undefined;
