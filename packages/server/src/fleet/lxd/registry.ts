import { readContainerImage } from '@compute-market/contract/rules/container-image';
import { isLoopback } from '../../config/loopback';
import { imageMissing, MachineRefusal } from '../provider';
import { runProgram, type ProgramError } from './programs';
import { noSpace } from './reasons';

const otherProcessor = '镜像不支持宿主机的处理器架构，请更换镜像';

/** Why an image cannot be brought, by what skopeo says of it. */
const reasons: readonly (readonly [RegExp, (reference: string) => string])[] = [
  [/no image found in (?:manifest list|image index)/i, () => otherProcessor],
  [/manifest unknown|name unknown|not found|unauthorized|denied|authentication required/i, imageMissing],
  [/toomanyrequests|too many requests|rate limit/i, () => '镜像仓库限制了拉取次数，请稍后再试'],
];
const isFull = /no space left/i;

function reasonOf(reference: string, { program, end, said }: ProgramError): string {
  if (end === 'missing') return '暂时无法拉取镜像，请联系客服';
  if (isFull.test(said)) return noSpace;
  // What other programs say holds names of files of the image.
  if (program !== 'skopeo') return '镜像无法解包，请更换镜像';
  return reasons.find(([pattern]) => pattern.test(said))?.[1](reference) ?? '镜像仓库暂时无法访问，请稍后再试';
}

/** A refusal in the customer's words for a program that ended badly. */
export const pullRefusal = (reference: string, error: ProgramError): MachineRefusal =>
  new MachineRefusal(reasonOf(reference, error), { cause: error });

/** A registry on this machine speaks without TLS; only one that the operator named is ever asked. */
function isPlain(reference: string): boolean {
  const reading = readContainerImage(reference);
  return reading.ok && isLoopback(new URL(`http://${reading.image.registry}`).hostname);
}

const plainFlags = (reference: string): string[] => (isPlain(reference) ? ['--tls-verify=false'] : []);

/** By nobody's login, so that what the operator may read stays the operator's. */
const inspect = (reference: string, flags: readonly string[], signal: AbortSignal): Promise<string> =>
  runProgram('skopeo', ['inspect', '--no-creds', ...flags, ...plainFlags(reference), `docker://${reference}`], signal);

/** The digest of an image, `sha256:…`, the same whoever asks as long as the image is. Rejects with ProgramError. */
export async function findDigest(reference: string, signal: AbortSignal): Promise<string> {
  const { Digest: digest } = JSON.parse(await inspect(reference, ['--no-tags'], signal)) as { readonly Digest: string };
  return digest;
}

/** The same image under its digest alone, without a tag or digest of the reference. */
export const pinnedTo = (reference: string, digest: string): string =>
  `${reference.replace(/(?:@sha256:\w+|:[\w.-]+)$/, '')}@${digest}`;

/** A manifest, or a list of those of several processors. */
interface Manifest {
  readonly layers?: readonly { readonly size?: number }[];
  readonly manifests?: readonly {
    readonly digest: string;
    readonly platform?: { readonly os?: string; readonly architecture?: string };
  }[];
}

/** Names that images give to processors, by those of Node. */
const processors: Readonly<Record<string, string | undefined>> = { x64: 'amd64', arm64: 'arm64' };

/** What is to be brought of an image under its digest, bytes, as the registry tells. Rejects with ProgramError, and with MachineRefusal where it does not tell. */
export async function findSize(reference: string, signal: AbortSignal): Promise<number> {
  const { layers, manifests } = JSON.parse(await inspect(reference, ['--raw'], signal)) as Manifest;
  const own = manifests?.find(
    ({ platform }) => platform?.os === 'linux' && platform.architecture === processors[process.arch],
  );
  if (own !== undefined) return findSize(pinnedTo(reference, own.digest), signal);
  if (manifests !== undefined) throw new MachineRefusal(otherProcessor);
  const sizes = (layers ?? []).map(({ size = 0 }) => size);
  if (sizes.length === 0 || sizes.some((size) => size <= 0))
    throw new MachineRefusal('镜像仓库没有说明镜像的大小，请更换镜像');
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Brings an image into a folder, as an OCI layout under the tag `image`. Rejects with ProgramError. */
export async function copyImage(reference: string, folder: string, signal: AbortSignal): Promise<void> {
  const plain = isPlain(reference) ? ['--src-tls-verify=false'] : [];
  const words = ['copy', '--quiet', '--src-no-creds', ...plain, `docker://${reference}`, `oci:${folder}:image`];
  await runProgram('skopeo', words, signal);
}
