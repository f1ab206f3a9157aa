/** A file's text, or what is in a folder. */
type Node = string | Map<string, Node>;

export type Folder = Map<string, Node>;
export const isFolder = (node: Node | undefined): node is Folder => node instanceof Map;

/** What one simulated machine keeps at most; beyond it the disk is full. */
const mostFiles = 500;
const longestFile = 20_000;
const full = 'No space left on device';

const folder = (entries: Readonly<Record<string, Node>> = {}): Folder => new Map(Object.entries(entries));

const trainPy = `import torch

print(torch.cuda.get_device_name(0))
print(torch.cuda.device_count(), "GPU")
`;

/** The disk of a simulated machine: what a new system holds, and what was put on it since the server started. */
export class Files {
  readonly #root: Folder;
  readonly home: string;
  #count = 0;

  constructor({
    hostName,
    user,
    system,
  }: { readonly hostName: string; readonly user: string; readonly system: string }) {
    this.home = user === 'root' ? '/root' : `/home/${user}`;
    const own = folder({
      'README.md': `# ${system}\n\nYour files are here. /data is the data disk.\n`,
      'train.py': trainPy,
      datasets: folder(),
    });
    this.#root = folder({
      data: folder(),
      etc: folder({ hostname: `${hostName}\n`, 'os-release': 'PRETTY_NAME="Ubuntu 22.04.5 LTS"\nID=ubuntu\n' }),
      home: user === 'root' ? folder() : folder({ [user]: own }),
      root: user === 'root' ? own : folder(),
      tmp: folder(),
      usr: folder({ bin: folder(), lib: folder() }),
      var: folder({ log: folder({ 'boot.log': '[  OK  ] Started OpenSSH server.\n' }) }),
    });
  }

  /** A path from the root, without dots and without a slash at its end. */
  resolve(given: string, from: string): string {
    const whole = given === '~' || given.startsWith('~/') ? this.home + given.slice(1) : given;
    const parts: string[] = [];
    for (const part of (whole.startsWith('/') ? whole : `${from}/${whole}`).split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '' && part !== '.') parts.push(part);
    }
    return `/${parts.join('/')}`;
  }

  find(path: string): Node | undefined {
    let node: Node | undefined = this.#root;
    for (const part of path.split('/').filter(Boolean)) node = isFolder(node) ? node.get(part) : undefined;
    return node;
  }

  /** Writes a file; answers why not, in the words of the system. */
  write(path: string, text: string): string | null {
    if (isFolder(this.find(path))) return 'Is a directory';
    return text.length > longestFile ? full : this.#put(path, text);
  }

  /** Makes a folder; answers why not. */
  makeFolder(path: string): string | null {
    return this.find(path) === undefined ? this.#put(path, folder()) : 'File exists';
  }

  remove(path: string): void {
    const { parent, name } = this.#placeOf(path);
    if (isFolder(parent) && parent.delete(name)) this.#count -= 1;
  }

  #placeOf(path: string): { readonly parent: Node | undefined; readonly name: string } {
    const cut = path.lastIndexOf('/');
    return { parent: this.find(path.slice(0, cut)), name: path.slice(cut + 1) };
  }

  #put(path: string, node: Node): string | null {
    const { parent, name } = this.#placeOf(path);
    if (!isFolder(parent)) return 'No such file or directory';
    if (!parent.has(name)) {
      if (this.#count >= mostFiles) return full;
      this.#count += 1;
    }
    parent.set(name, node);
    return null;
  }
}
