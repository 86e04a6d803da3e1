import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, type Surroundings } from './data-folder.ts';

const linux: Surroundings = { argv: ['node', 'app'], env: {}, platform: 'linux', home: '/home/me' };

test('A-146: the data stands where the system keeps it, never with the program', () => {
  expect(dataFolder(linux)).toBe(join('/home/me', '.config', 'Costwise'));
  expect(dataFolder({ ...linux, env: { XDG_CONFIG_HOME: '/conf' } })).toBe(join('/conf', 'Costwise'));
  expect(dataFolder({ ...linux, platform: 'darwin' })).toBe(
    join('/home/me', 'Library', 'Application Support', 'Costwise'),
  );
  expect(dataFolder({ ...linux, platform: 'win32', env: { APPDATA: '/roaming' } })).toBe(join('/roaming', 'Costwise'));
});

test('--data goes before COSTWISE_DATA, and that before the system’s place', () => {
  const env = { COSTWISE_DATA: '/from-env' };
  expect(dataFolder({ ...linux, env })).toBe(resolve('/from-env'));
  expect(dataFolder({ ...linux, env, argv: ['node', 'app', '--data', '/given'] })).toBe(resolve('/given'));
  expect(dataFolder({ ...linux, env, argv: ['node', 'app', '--data=/given'] })).toBe(resolve('/given'));
});
