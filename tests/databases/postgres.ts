import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '@/lib/shop/database/open-database';
import { type Cluster, startOnce } from './cluster';

/** Template database with all tables, copied for each test database. */
const pattern = 'pattern';

/**
 * Creates databases in the PostgreSQL cluster that all tests of a run share. The first caller starts the cluster;
 * the end of the run stops it (`one-postgres.ts`).
 */
export async function startPostgres() {
  const cluster = await startOnce(inject('postgres'), makePattern);
  const server = await open(cluster, 'postgres');
  const made: string[] = [];
  const create = async (template: string) => {
    const name = `shop_${randomUUID().replaceAll('-', '')}`;
    await server.query(`create database ${name} template ${template} strategy file_copy`);
    made.push(name);
    return cluster.address(name);
  };
  return {
    /** The address of a new, empty database. */
    create: () => create('template0'),
    /** Address of a new database with all tables. */
    createWithTables: () => create(pattern),
    async stop() {
      for (const name of made) await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

async function makePattern(cluster: Cluster) {
  const server = await open(cluster, 'postgres');
  await server.query(`create database ${pattern}`);
  await server.end();
  const db = await openDatabase(cluster.address(pattern));
  await db.destroy();
}

async function open({ address }: Cluster, name: string) {
  const client = new Client({ connectionString: address(name) });
  await client.connect();
  return client;
}
