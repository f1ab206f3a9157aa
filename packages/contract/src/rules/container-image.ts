/**
 * An image of a registry that a container starts from, by its reference as docker reads it: `host[:port]/path[:tag][@digest]`. A name without a host
 * is docker.io's, one without a path below it is of `library` (decisions 147).
 */
export interface ContainerImageReference {
  /** Host of the registry, with its port where it has one. */
  readonly registry: string;
  /** Where the image is in the registry: `library/nginx`. */
  readonly path: string;
  /** Null where a digest names it. */
  readonly tag: string | null;
  /** `sha256:` and 64 hexadecimal digits; it goes before a tag. */
  readonly digest: string | null;
}

export type ContainerImageReading =
  | { readonly ok: true; readonly image: ContainerImageReference }
  | { readonly ok: false; readonly reason: string };

/** What an order sends as `image_name` when it starts from an image of a registry. */
export const CONTAINER_IMAGE_KEY = 'container-image';
/** Most characters of a reference: path, tag and digest at their longest. */
export const CONTAINER_IMAGE_MAX = 300;
/** Most characters of a start command. */
export const START_COMMAND_MAX = 1000;
/** The environment of a container: most variables, and most characters of a name and of a value. */
export const ENVIRONMENT_MAX = { variables: 30, name: 100, value: 2000 } as const;
/** The name of an environment variable, as every shell takes it. */
export const environmentName = /^[A-Za-z_][A-Za-z0-9_]*$/;

const dockerHub = 'docker.io';
const hubFolder = 'library';
const latest = 'latest';
/** Most characters of host and path together. */
const nameMax = 255;

const hostPart = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const hostRule = new RegExp(`^${hostPart}(?:\\.${hostPart})*(?::[0-9]{1,5})?$`);
const pathPart = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const tagRule = /^\w[\w.-]{0,127}$/;
const digestRule = /^sha256:[0-9a-f]{64}$/;

const refuse = (reason: string): ContainerImageReading => ({ ok: false, reason });

/** Whether a text is the host of a registry, such as `ghcr.io` or `127.0.0.1:5000`. */
export const isRegistry = (text: string): boolean => hostRule.test(text) && text === text.toLowerCase();

/** A first part is a host where it cannot be a folder of docker.io: it has a dot, a port or a capital, or is `localhost`. */
const isHost = (part: string): boolean => /[.:]/.test(part) || part === 'localhost' || part !== part.toLowerCase();

/** The part before a mark and the one behind it; null where there is no mark. */
function cut(text: string, at: number): readonly [string, string | null] {
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

function placeOf(name: string): { readonly registry: string; readonly path: string } {
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) return { registry: dockerHub, path: `${hubFolder}/${name}` };
  if (!isHost(first)) return { registry: dockerHub, path: name };
  const registry = first.toLowerCase() === 'index.docker.io' ? dockerHub : first.toLowerCase();
  const path = rest.join('/');
  return { registry, path: registry === dockerHub && rest.length === 1 ? `${hubFolder}/${path}` : path };
}

/** Reads a reference as a customer writes it; the reason of a refusal is a Chinese sentence. */
export function readContainerImage(text: string): ContainerImageReading {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('请输入镜像地址');
  if (trimmed.length > CONTAINER_IMAGE_MAX) return refuse(`镜像地址最多${CONTAINER_IMAGE_MAX}个字`);
  if (trimmed.includes('://')) return refuse('镜像地址不含 https:// 等前缀，例如 docker.io/library/nginx:1.27');
  const [withTag, digest] = cut(trimmed, trimmed.indexOf('@'));
  const lastColon = withTag.lastIndexOf(':');
  const [name, tag] = cut(withTag, lastColon > withTag.lastIndexOf('/') ? lastColon : -1);
  const { registry, path } = placeOf(name);
  if (name.length > nameMax || !hostRule.test(registry) || !path.split('/').every((part) => pathPart.test(part)))
    return refuse('镜像地址不正确，应为 仓库/名称:标签，名称只含小写字母、数字与 . _ -');
  if (tag !== null && !tagRule.test(tag)) return refuse('镜像标签不正确，只含字母、数字与 . _ -，最多128个字');
  if (digest !== null && !digestRule.test(digest)) return refuse('镜像摘要不正确，应为 sha256: 加64位十六进制');
  return { ok: true, image: { registry, path, tag: digest === null ? (tag ?? latest) : null, digest } };
}

/** A reference written out whole, the same for all ways to write it: `docker.io/library/nginx:latest`. */
export const containerImageText = ({ registry, path, tag, digest }: ContainerImageReference): string =>
  `${registry}/${path}${digest === null ? `:${tag ?? latest}` : `@${digest}`}`;

/** The sentence for an image of a registry that nothing is pulled from. */
export const registryRefused = (registries: readonly string[]): string =>
  registries.length === 0
    ? '暂不支持自定义镜像，请选择平台镜像'
    : `只能使用 ${registries.join('、')} 的公开镜像，请更换镜像地址`;
