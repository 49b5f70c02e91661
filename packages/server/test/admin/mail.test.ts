// Links by e-mail, through a real mail server.

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectAdminProblem, signIn } from '../fixture/admin.ts';
import { addPerson, Browser } from '../fixture/browser.ts';
import { MailServer } from '../fixture/mail-server.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let mails: MailServer;
let server: TestServer;
beforeAll(async () => {
  mails = await MailServer.start();
  server = await startTestServer({
    settings: { GUIDEPOST_SMTP_URL: mails.url, GUIDEPOST_SMTP_FROM: 'Guidepost <guidepost@shop.example>' },
  });
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});

const mailsTo = (address: string) => mails.received.filter(({ to }) => to.includes(address));
const linkIn = (content = '') => /https?:\/\/\S+\/admin\/link#(\S+)/.exec(content);
const forget = (email: string) => new Browser(server).send('POST', '/sign-in/forgotten', { email });

it('an invitation is sent, and its link works', async () => {
  const owner = await signIn(server, 'owner');
  await owner.ask('changeMe', { body: { language: 'de' } });
  const made = await owner.ask('invite', { client: 'shop', body: { email: 'new@shop.example', role: 'editor' } });
  expect(made.mail).toBe('sent');
  const [mail, ...more] = mailsTo('new@shop.example');
  expect([mail?.from, more]).toEqual(['guidepost@shop.example', []]);
  expect(mail?.content).toContain('Bearbeiten');
  const [address, secret] = linkIn(mail?.content) ?? [];
  expect(address).toBe(made.link);
  const looked = await new Browser(server).send('POST', '/links/look', { secret });
  expect(looked.json()).toMatchObject({ kind: 'invitation', email: 'new@shop.example', role: 'editor' });
});

it('whoever forgot the password gets a link, and the answer is the same for whoever is not known', async () => {
  await addPerson(server, 'ann', { shop: 'viewer' });
  expect((await new Browser(server).send('GET', '/ways-in')).json()).toMatchObject({ mail: true });
  const [known, unknown] = [await forget('ann@shop.example'), await forget('nobody@shop.example')];
  expect([known.status, known.text]).toEqual([204, '']);
  expect([unknown.status, unknown.text]).toEqual([204, '']);
  await vi.waitFor(() => expect(mailsTo('ann@shop.example')).toHaveLength(1), 10_000);
  expect(mailsTo('nobody@shop.example')).toEqual([]);
  const filter = { client: null, action: 'reset link made' };
  const { entries } = await server.definitions.audit.list({ after: null, limit: 9 }, filter);
  expect(entries).toMatchObject([{ target: 'person_ann', by: { kind: 'server', id: '' }, outcome: 'done' }]);
  const [, secret] = linkIn(mailsTo('ann@shop.example')[0]?.content) ?? [];
  const accepted = await new Browser(server).send('POST', '/links/accept', {
    secret,
    password: 'violet engine hums at dawn',
  });
  expect(accepted.status).toBe(200);
});

it('nobody can have more than three such e-mails an hour sent to an address', async () => {
  await addPerson(server, 'ben', { shop: 'viewer' });
  for (let nth = 0; nth < 6; nth += 1) expect((await forget('ben@shop.example')).status).toBe(204);
  await vi.waitFor(() => expect(mailsTo('ben@shop.example')).toHaveLength(3), 10_000);
  await forget('ann@shop.example');
  await vi.waitFor(() => expect(mailsTo('ann@shop.example')).toHaveLength(2), 10_000);
  expect(mailsTo('ben@shop.example')).toHaveLength(3);
});

it('nothing is sent to whoever may not sign in', async () => {
  const id = await addPerson(server, 'cara', { shop: 'viewer' });
  await server.definitions.people.change((change) => change.updatePerson(String(id), { disabledAt: Date.now() }));
  await forget('cara@shop.example');
  await forget('ann@shop.example');
  await vi.waitFor(() => expect(mailsTo('ann@shop.example')).toHaveLength(3), 10_000);
  expect(mailsTo('cara@shop.example')).toEqual([]);
});

it('an e-mail that cannot be sent is told, and the link is there all the same', async () => {
  const owner = await signIn(server, 'owner');
  mails.isRefusing = true;
  const made = await owner.ask('invite', { client: 'shop', body: { email: 'late@shop.example', role: 'viewer' } });
  mails.isRefusing = false;
  expect([made.mail, linkIn(made.link)]).toEqual(['failed', expect.anything()]);
});

it('without a mail server nothing is sent, and nobody can ask for it', async () => {
  const alone = await startTestServer();
  const owner = await signIn(alone, 'owner');
  const made = await owner.ask('invite', { client: 'shop', body: { email: 'x@shop.example', role: 'viewer' } });
  const asked = await new Browser(alone).send('POST', '/sign-in/forgotten', { email: 'x@shop.example' });
  expectAdminProblem(asked, 'not-found');
  expect((await new Browser(alone).send('GET', '/ways-in')).json()).toMatchObject({ mail: false });
  await alone.stop();
  expect(made.mail).toBe('none');
});
