import { ApiError } from '../api/errors';

/** What a call of ours answers; null where the back end does not know it (decisions 40). */
export async function knownOrNull<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.isMissing) return null;
    throw error;
  }
}
