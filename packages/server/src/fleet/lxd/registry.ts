import { readContainerImage } from '@compute-market/contract/rules/container-image';
import { isLoopback } from '../../config/loopback';
import { imageMissing, MachineRefusal } from '../provider';
import { runProgram, type ProgramError } from './programs';
import { noSpace } from './reasons';

/** What a registry tells of an image. */
export interface FoundImage {
  /** `sha256:…`, the same whoever asks as long as the image is. */
  readonly digest: string;
  /** What is to be brought, bytes; 0 where that is not told. */
  readonly bytes: number;
}

/** Why an image cannot be brought, by what skopeo says of it. */
const reasons: readonly (readonly [RegExp, (reference: string) => string])[] = [
  [/no image found in (?:manifest list|image index)/i, () => '镜像不支持宿主机的处理器架构，请更换镜像'],
  [/manifest unknown|name unknown|not found|unauthorized|denied|authentication required/i, imageMissing],
  [/toomanyrequests|too many requests|rate limit/i, () => '镜像仓库限制了拉取次数，请稍后再试'],
  [/no space left/i, () => noSpace],
];

/** A refusal in the customer's words for a program that ended badly. */
export function pullRefusal(reference: string, error: ProgramError): MachineRefusal {
  const { end, said } = error;
  const found = reasons.find(([pattern]) => pattern.test(said))?.[1](reference);
  const reason =
    end === 'timeout'
      ? '拉取镜像超时，请稍后再试'
      : (found ?? (end === 'missing' ? '暂时无法拉取镜像，请联系客服' : null));
  return new MachineRefusal(reason ?? '镜像仓库暂时无法访问，请稍后再试', { cause: error });
}

/** A registry on this machine speaks without TLS; only one that the operator named is ever asked. */
function isPlain(reference: string): boolean {
  const reading = readContainerImage(reference);
  return reading.ok && isLoopback(new URL(`http://${reading.image.registry}`).hostname);
}

/** Nobody's login, so that what the operator may read stays the operator's. */
const inspectFlags = ['--no-creds', '--no-tags'];

interface Inspected {
  readonly Digest: string;
  readonly LayersData?: readonly { readonly Size?: number }[] | null;
}

/** Asks a registry for an image. Rejects with ProgramError. */
export async function findImage(reference: string): Promise<FoundImage> {
  const plain = isPlain(reference) ? ['--tls-verify=false'] : [];
  const text = await runProgram('skopeo', ['inspect', ...inspectFlags, ...plain, `docker://${reference}`]);
  const { Digest: digest, LayersData: layers } = JSON.parse(text) as Inspected;
  return { digest, bytes: (layers ?? []).reduce((sum, { Size: size = 0 }) => sum + size, 0) };
}

/** Brings an image into a folder, as an OCI layout under the tag `image`. Rejects with ProgramError. */
export async function copyImage(reference: string, folder: string): Promise<void> {
  const plain = isPlain(reference) ? ['--src-tls-verify=false'] : [];
  await runProgram('skopeo', [
    'copy',
    '--quiet',
    '--src-no-creds',
    ...plain,
    `docker://${reference}`,
    `oci:${folder}:image`,
  ]);
}
