import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The simplest proxy there is: each connection goes to the next node that answers. For trying out; a real proxy also speaks TLS and logs. */
export interface Front {
  readonly port: number;
  close(): Promise<void>;
}

export async function openFront(port: number, nodes: () => readonly { readonly port: number }[]): Promise<Front> {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => client.destroy());
    const targets = nodes();
    const reach = (tries: number): void => {
      if (tries === 0) return void client.destroy();
      const node = connect(targets[turn++ % targets.length].port, '127.0.0.1');
      node.once('error', () => reach(tries - 1));
      node.once('connect', () => {
        node.removeAllListeners('error').on('error', () => client.destroy());
        client.pipe(node).pipe(client);
        client.once('close', () => node.destroy());
        node.once('close', () => client.destroy());
        client.resume();
      });
    };
    reach(targets.length);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
