import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A key and a certificate of `host` that the key itself has signed, for servers of tests. */
export function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const { pki } = forge;
  const own = pki.privateKeyFromPem(key);
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.rsa.setPublicKey(own.n, own.e);
  certificate.serialNumber = '01';
  const day = 86_400_000;
  certificate.validity.notBefore = new Date(Date.now() - day);
  certificate.validity.notAfter = new Date(Date.now() + day);
  const name = [{ name: 'commonName', value: host }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
  ]);
  certificate.sign(own, forge.md.sha256.create());
  return { key, cert: pki.certificateToPem(certificate) };
}
