# syntax=docker/dockerfile:1

# ---- build: the wheel, and everything it needs in one folder -------------------------------
FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
RUN python -m venv /opt/rami
COPY requirements.lock ./
RUN /opt/rami/bin/pip install --require-hashes -r requirements.lock
COPY pyproject.toml README.md CHANGELOG.md ./
COPY rami_server ./rami_server
COPY alembic ./alembic
RUN python -m pip wheel --no-deps --wheel-dir /wheels . \
 && /opt/rami/bin/pip install --no-deps /wheels/*.whl

# ---- run: no compiler, no source, no root --------------------------------------------------
FROM python:3.11-slim
RUN useradd --system --uid 10001 --user-group --no-create-home rami \
 && install --directory --owner=rami --group=rami /data
COPY --from=build /opt/rami /opt/rami
ENV PATH=/opt/rami/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    RAMI_ENV=production \
    RAMI_HOST=0.0.0.0 \
    RAMI_PORT=8000 \
    RAMI_DATABASE_URL=sqlite+aiosqlite:////data/rami.db
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"RAMI_PORT\"]}/readyz', timeout=2)"]
ENTRYPOINT ["rami-server"]
CMD ["serve"]
